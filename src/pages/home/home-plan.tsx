import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { candidateQueries } from '@/features/candidates/queries';
import { ThemeNavigation } from '@/features/candidates/theme-navigation';
import { agendaOrigin, themeAnswer, themes } from '@/features/candidates/themes';
import { lastOutcome } from '@/lib/election/election-outcome';
import { paths } from '@/lib/paths';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';

/** Of who was elected, where that is published here; else of everybody, by theme. */
export function RegisteredPlan() {
  const { data = [] } = useQuery(candidateQueries.list());
  const elected = data.find(({ resultados }) => lastOutcome(resultados) === 'eleito');
  return (
    <Section
      title="O que dizia o plano registrado"
      meta={
        elected === undefined ? (
          'de todas as candidaturas, por tema'
        ) : (
          <>
            <span>de </span>
            <Link translate="no" to={paths.candidate(elected.id)}>
              {elected.nome}
            </Link>
            <span>, por tema</span>
          </>
        )
      }
    >
      {elected === undefined ? <ThemeNavigation /> : <Answers id={elected.id} />}
      <SourceNote>
        <span>{`${agendaOrigin}.`}</span>{' '}
        <span>
          {elected === undefined
            ? 'O de quem foi eleito(a) só aparece aqui depois de publicado o resultado do 2º turno.'
            : 'O plano não foi lido. As fontes estão na ficha.'}
        </span>
      </SourceNote>
    </Section>
  );
}

function Answers({ id }: { id: string }) {
  const { data } = useQuery(candidateQueries.themes());
  const record = data?.find((one) => one.id === id);
  if (record === undefined) return <ThemeNavigation />;
  return (
    <DefinitionList isStacked>
      {themes.map((theme) => (
        <Definition key={theme.key} term={theme.title}>
          <span className="font-normal">{themeAnswer(record, theme)}</span>
        </Definition>
      ))}
    </DefinitionList>
  );
}
