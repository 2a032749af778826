import { useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { showErrors } from '@/features/admin/locked-form';
import { dayInBrasilia } from '@/lib/text/format';
import { notify } from '@/lib/notify';
import { roundFaults } from '@/lib/election/round-checks';
import { readDraft } from '@/lib/session/drafts';
import { useEditGuard } from '@/lib/use/use-edit-guard';
import { type Candidacy, differences, type PanelRound, type RoundValues, valuesOf } from './model';
import { useSaveRound } from './mutations';
import { type CheckedRound, checkRound, draftOf, type RoundDraft } from './schema';
import { overtakenText, readTexts, refusalText, sampleText, stillText } from './texts';

export interface RoundFormOptions {
  userId: string;
  round: PanelRound;
  turno: 1 | 2;
  active: readonly Candidacy[];
  standing: readonly Candidacy[];
  onSaved: () => void;
}

interface Notice {
  tone: 'info' | 'error';
  lines: readonly string[];
}

function faultsOf(
  checked: CheckedRound,
  { turno, round }: RoundFormOptions,
  standing: readonly Candidacy[],
): string[] {
  if (checked.situacao === 'nao_publicado') return round.situacao === checked.situacao ? [stillText] : [];
  const rows = checked.votes.map((line, index) => ({ ...line, nome: standing[index]?.nome ?? '' }));
  return roundFaults({ ...checked, turno }, rows);
}

const loadProposals = () => import('./feed-proposal');

interface ProposalOptions extends Pick<RoundFormOptions, 'turno' | 'active' | 'standing'> {
  form: UseFormReturn<RoundValues>;
  saved: RoundValues;
  wasSample: boolean;
  say: (notice: Notice | null) => void;
}

function useProposal({ form, saved, say, turno, active, standing, wasSample }: ProposalOptions) {
  const [isSample, setIsSample] = useState(wasSample);

  async function propose(content: string) {
    const { readProposal } = await loadProposals();
    const proposal = readProposal(content, { turno, active, standing });
    if ('refusal' in proposal) {
      say({ tone: 'error', lines: [...proposal.refusal, 'O formulário ficou como estava.'] });
      return;
    }
    setIsSample(proposal.isSample);
    form.reset(proposal.proposed, { keepDefaultValues: true });
    const count = differences(saved, proposal.proposed);
    say({ tone: 'info', lines: readTexts(standing.length, count) });
  }

  function restore() {
    form.reset(saved);
    setIsSample(false);
    say(null);
  }

  return { isSample, propose, restore };
}

const draftName = (turno: 1 | 2) => `turno-${String(turno)}`;

/** Opens with what is saved or this tab's draft. */
function useOpenedForm({ userId, round, turno, standing: opened }: RoundFormOptions) {
  const [draft] = useState(() => draftOf(readDraft(userId, draftName(turno)), opened));
  const [isRestored, setIsRestored] = useState(draft !== null);
  // Fixed: somebody else's save may change the order of votes.
  const [standing] = useState(draft?.standing ?? opened);
  const saved = valuesOf(round, standing);
  const form = useForm<RoundValues>({ defaultValues: draft?.values ?? saved });
  const isBehind = draft !== null && draft.lock !== round.updated_at;
  const [notice, setNotice] = useState<Notice | null>(
    isBehind ? { tone: 'error', lines: [overtakenText] } : null,
  );
  const wasSample = draft?.isSample ?? false;
  return { form, saved, standing, wasSample, isRestored, setIsRestored, notice, setNotice };
}

interface GuardOptions extends Pick<ProposalOptions, 'form' | 'saved' | 'standing'> {
  isSample: boolean;
  isSaving: boolean;
}

function useRoundGuard(
  { userId, round, turno }: RoundFormOptions,
  { form, saved, standing, isSample, isSaving }: GuardOptions,
) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const ids = standing.map(({ id }) => id);
  const draft: RoundDraft = { lock: round.updated_at, isSample, standing: ids, values };
  const isDirty = differences(saved, values) > 0;
  return useEditGuard({ userId, draftName: draftName(turno), draft, isDirty, isSaving });
}

export function useRoundForm(options: RoundFormOptions) {
  const { userId, round, turno, active, onSaved } = options;
  const opened = useOpenedForm(options);
  const { form, saved, standing, wasSample, isRestored, setIsRestored, notice, setNotice } = opened;
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<CheckedRound | null>(null);
  const save = useSaveRound(userId);
  const fail = (lines: readonly string[]) => setNotice({ tone: 'error', lines });

  const { isSample, propose, restore } = useProposal({
    form,
    saved,
    turno,
    active,
    standing,
    wasSample,
    say: setNotice,
  });
  const guarded = { form, saved, standing, isSample, isSaving: save.isPending };
  const { leaving, letGo } = useRoundGuard(options, guarded);
  function startOver() {
    restore();
    setErrors(new Map());
    setIsRestored(false);
  }
  const unread = () => fail(['Não foi possível ler o arquivo. O formulário ficou como estava.']);

  const check = form.handleSubmit((values, event) => {
    const { data, error } = checkRound(values, dayInBrasilia(Date.now()));
    showErrors(setErrors, error, event?.target);
    const faults = data ? faultsOf(data, options, standing) : ['Confira os campos marcados.'];
    const lines = isSample ? [sampleText] : faults;
    setNotice(lines.length === 0 ? null : { tone: 'error', lines });
    if (data && lines.length === 0) setAsked(data);
  });

  function confirm() {
    if (asked === null) return;
    save.mutate(
      { round, checked: asked, standing },
      {
        onSuccess: () => {
          notify(`Resultado do ${String(turno)}º turno gravado`, { kind: 'success' });
          const fresh = save.fresh(round.id);
          if (fresh) form.reset(valuesOf(fresh, standing));
          else letGo();
          setIsRestored(false);
          onSaved();
        },
        onError: (error) => fail([refusalText(error)]),
        onSettled: () => setAsked(null),
      },
    );
  }

  const ask = { checked: asked, isBusy: save.isPending, onClose: () => setAsked(null), onConfirm: confirm };
  const state = { isSample, isRestored, errors, notice };
  return { form, saved, standing, ...state, propose, unread, startOver, check, ask, leaving };
}
