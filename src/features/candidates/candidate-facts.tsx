import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { Definition } from '@/ui/definition-list';
import { NumberText } from '@/ui/number-text';
import { ageText, type Candidate, isOnBallot, originName } from './model';

/** The basic data of spec §2, exactly as the record says: unknown is written as unknown. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  return (
    <section aria-label="Dados básicos">
      <dl className="border-border-strong *:border-border lg:*:border-b-border-strong grid border-t *:border-b *:py-2 lg:grid-cols-[repeat(auto-fit,minmax(8rem,auto))] lg:*:py-3 lg:*:pr-4 lg:[&>*+*]:border-l lg:[&>*+*]:pl-4">
        <Definition term="Estado de origem">{originName(candidate.estado_origem)}</Definition>
        <Definition term="Idade">
          {candidate.idade === null ? 'Não informada' : ageText(candidate.idade)}
        </Definition>
        <Definition term="Profissão">{candidate.profissao ?? 'Não informada'}</Definition>
        <Definition term={isOnBallot(candidate) ? 'Número na urna' : 'Número registrado'}>
          {candidate.numero_urna === null ? (
            'Não informado'
          ) : (
            <NumberText isStrong>{candidate.numero_urna}</NumberText>
          )}
        </Definition>
        <Definition term="Inclinação política">
          {candidate.inclinacao_politica === null ? (
            'Não informada'
          ) : (
            <>
              <LeaningBadge value={candidate.inclinacao_politica} />
              <span className="text-small text-muted mt-1 block font-normal">classificação de terceiros</span>
            </>
          )}
        </Definition>
      </dl>
    </section>
  );
}
