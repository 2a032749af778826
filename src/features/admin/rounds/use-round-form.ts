import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '@/features/admin/locked-form';
import { dayInBrasilia } from '@/lib/text/format';
import { notify } from '@/lib/notify';
import { roundFaults } from '@/lib/election/round-checks';
import { useLeaveGuard } from '@/lib/use/use-leave-guard';
import { type Candidacy, differences, type PanelRound, type RoundValues, valuesOf } from './model';
import { useSaveRound } from './mutations';
import { type CheckedRound, checkRound } from './schema';
import { readTexts, refusalText, sampleText } from './texts';

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

function faultsOf(checked: CheckedRound, turno: 1 | 2, standing: readonly Candidacy[]): string[] {
  if (checked.situacao === 'nao_publicado') return [];
  const rows = checked.votes.map((line, index) => ({ ...line, nome: standing[index]?.nome ?? '' }));
  return roundFaults({ ...checked, turno }, rows);
}

const loadProposals = () => import('./feed-proposal');

interface ProposalOptions extends Pick<RoundFormOptions, 'turno' | 'active' | 'standing'> {
  form: UseFormReturn<RoundValues>;
  saved: RoundValues;
  say: (notice: Notice | null) => void;
}

function useProposal({ form, saved, say, turno, active, standing }: ProposalOptions) {
  const [isSample, setIsSample] = useState(false);

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

export function useRoundForm({ userId, round, turno, active, standing: opened, onSaved }: RoundFormOptions) {
  // Fixed: somebody else's save may change the order of votes.
  const [standing] = useState(opened);
  const saved = valuesOf(round, standing);
  const form = useForm<RoundValues>({ defaultValues: saved });
  const { leaving, letGo } = useLeaveGuard(form.formState.isDirty);
  const [notice, setNotice] = useState<Notice | null>(null);
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
    say: setNotice,
  });
  const unread = () => fail(['Não foi possível ler o arquivo. O formulário ficou como estava.']);

  const check = form.handleSubmit((values) => {
    const { data, error } = checkRound(values, dayInBrasilia(Date.now()));
    setErrors(fieldErrors(error));
    const faults = data ? faultsOf(data, turno, standing) : ['Confira os campos marcados.'];
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
          onSaved();
        },
        onError: (error) => fail([refusalText(error)]),
        onSettled: () => setAsked(null),
      },
    );
  }

  const ask = { checked: asked, isBusy: save.isPending, onClose: () => setAsked(null), onConfirm: confirm };
  return { form, saved, standing, errors, notice, isSample, propose, unread, restore, check, ask, leaving };
}
