import { type UseFormReturn, useWatch } from 'react-hook-form';
import { outcomeWords } from '@/lib/election/election-outcome';
import { roundStateText } from '@/lib/election/round-state';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { Section } from '@/ui/section';
import { type Candidacy, markedAs, type RoundValues } from './model';

interface PublicViewProps {
  turno: 1 | 2;
  form: UseFormReturn<RoundValues>;
  standing: readonly Candidacy[];
}

export function PublicView({ turno, form: { control }, standing }: PublicViewProps) {
  const [situacao, proclamado_em, fonte_data, votes] = useWatch({
    control,
    name: ['situacao', 'proclamado_em', 'fonte_data', 'votes'],
  });
  const outcomes = (['eleito', 'segundo_turno'] as const).slice(0, turno === 1 ? 2 : 1);
  return (
    <Section title="O que o público verá">
      {situacao === 'nao_publicado' ? (
        <p>{`${turno}º turno: resultado ainda não publicado neste site.`}</p>
      ) : (
        <>
          <p className="mb-3 font-semibold">{roundStateText({ situacao, proclamado_em, fonte_data })}</p>
          <DefinitionList>
            {outcomes.map((outcome) => (
              <Definition key={outcome} term={outcomeWords[outcome]}>
                {markedAs(outcome, votes, standing).length === 0
                  ? 'Ninguém neste turno'
                  : markedAs(outcome, votes, standing).map(({ id, nome }) => (
                      <span key={id} translate="no" className="block">
                        {nome}
                      </span>
                    ))}
              </Definition>
            ))}
            <Definition term={outcomeWords.nao_eleito}>
              {markedAs('nao_eleito', votes, standing).length}
            </Definition>
          </DefinitionList>
        </>
      )}
    </Section>
  );
}
