import { roundStateText } from '@/lib/election/round-state';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { formatShare, votesText } from '@/lib/text/format-count';
import { type Candidacy, markedAs } from './model';
import type { CheckedRound } from './schema';

interface ConfirmRoundProps {
  turno: 1 | 2;
  checked: CheckedRound | null;
  standing: readonly Candidacy[];
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function ConfirmRound({ turno, checked, standing, ...dialog }: ConfirmRoundProps) {
  const { isBusy, onClose, onConfirm } = dialog;
  return (
    <ConfirmDialog
      isOpen={checked !== null}
      onClose={onClose}
      title={`Gravar o ${String(turno)}º turno?`}
      description={
        checked === null ? null : checked.situacao === 'nao_publicado' ? (
          'Este turno deixa de ser público e os seus votos saem do site. Os números ficam na auditoria.'
        ) : (
          <>
            <Marked
              people={markedAs('eleito', checked.votes, standing)}
              title="Fica marcado(a) como eleito(a):"
            />
            {markedAs('eleito', checked.votes, standing).length === 0 ? (
              <b className="block">Ninguém fica marcado como eleito.</b>
            ) : null}
            <Marked people={markedAs('segundo_turno', checked.votes, standing)} title="Vão ao 2º turno:" />
            <span className="text-small mt-3 block">{`A página pública passa a mostrar: ‘${roundStateText(checked)}’ A mudança fica na auditoria com a sua conta.`}</span>
          </>
        )
      }
      confirmLabel="Gravar resultado"
      cancelLabel="Voltar ao formulário"
      isBusy={isBusy}
      onConfirm={onConfirm}
    />
  );
}

type PublishedRound = Exclude<CheckedRound, { situacao: 'nao_publicado' }>;

interface MarkedProps {
  title: string;
  people: ReturnType<typeof markedAs<PublishedRound['votes'][number]>>;
}

/** As the public will read it, however it was typed. */
function Marked({ title, people }: MarkedProps) {
  if (people.length === 0) return null;
  return (
    <span className="mt-2 block">
      {title}
      {people.map(({ id, nome, votos, percentual }) => (
        <span key={id} className="border-border block border-b py-3">
          <b translate="no">{nome}</b>
          <span>{`: ${votesText(votos)} (${formatShare(percentual)} dos válidos)`}</span>
        </span>
      ))}
    </span>
  );
}
