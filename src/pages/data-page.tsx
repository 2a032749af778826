import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HealthList } from '@/features/data-health/health-list';
import { dataHealthQueries } from '@/features/data-health/queries';
import { limitsOf } from '@/features/data-health/texts';
import { formatDate } from '@/lib/format';
import { DocumentHead } from '@/seo/document-head';
import { publicHeads } from '@/seo/public-heads';
import { ErrorState } from '@/ui/error-state';
import { Loading } from '@/ui/loading';
import { PageHead } from '@/ui/page-head';
import { PrintButton } from '@/ui/print-button';
import { RunningText } from '@/ui/running-text';
import { Section } from '@/ui/section';

const examples = [
  {
    title: 'As 20 votações mais novas',
    request: `/rest/v1/camara_votacoes
  ?select=dia,titulo,aprovada,sim,nao
  &nominal=is.true
  &order=dia.desc,id.desc&limit=20`,
  },
  {
    title: 'Os deputados de um estado',
    request: `/rest/v1/camara_deputados
  ?select=nome,partido_sigla
  &uf=eq.CE&em_exercicio=is.true
  &order=nome`,
  },
] as const;

const files = [
  { name: 'candidaturas-2026.csv', title: 'Candidaturas à Presidência de 2026 (CSV)' },
  { name: 'candidaturas-2026.json', title: 'Candidaturas à Presidência de 2026 (JSON)' },
  { name: 'fontes.csv', title: 'Fontes de cada dado (CSV)' },
  { name: 'resultados-2026.csv', title: 'Resultado da eleição de 2026 (CSV)' },
  { name: 'votacoes.csv', title: 'Votações do plenário da Câmara (CSV)' },
  { name: 'datapackage.json', title: 'O que há em cada arquivo, para programas (JSON)' },
] as const;

/** Files that the build wrote, whole, with nothing of any account. */
function Downloads() {
  return (
    <Section title="Baixar" meta="feitos na publicação do site; nada de contas nem de escolhas">
      <RunningText>
        <ul>
          {files.map(({ name, title }) => (
            <li key={name}>
              <a href={`/dados/${name}`} download>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p>
          São dados públicos do TSE e da Câmara, que não nomeiam uma licença: cite a fonte e a data. Os CSV
          abrem em planilhas, com ponto e vírgula entre as colunas.
        </p>
      </RunningText>
    </Section>
  );
}

/** Public reads that anybody's program may make. */
function ApiExamples() {
  return (
    <Section title="Ler pela API" meta="leitura pública, sem conta, no máximo 1.000 linhas por requisição">
      <div className="grid gap-6 lg:grid-cols-2">
        {examples.map(({ title, request }) => (
          <div key={title} className="min-w-0">
            <h3 className="mb-2">{title}</h3>
            {/* Scrolls sideways, so the keyboard must reach it. */}
            <pre
              tabIndex={0}
              aria-label={title}
              role="region"
              className="border-border bg-surface-2 text-small overflow-x-auto border p-4"
            >
              <code lang="en" translate="no">
                GET {request}
              </code>
            </pre>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Health() {
  const [now] = useState(() => Date.now());
  const sets = useQuery({
    ...dataHealthQueries.sets(),
    meta: { reloadToast: { title: 'Erro', description: 'Não foi possível carregar a situação dos dados.' } },
  });
  if (sets.isPending) return <Loading>Carregando a situação dos dados...</Loading>;
  if (sets.isLoadingError)
    return (
      <ErrorState
        message="Não foi possível carregar a situação dos dados."
        onRetry={() => void sets.refetch()}
        isRetrying={sets.isFetching}
      />
    );
  return (
    <>
      <Section title="Saúde dos dados" meta={`em ${formatDate(now)}`}>
        <HealthList sets={sets.data} now={now} />
      </Section>
      <Section title="O que falta">
        <RunningText>
          <ul>
            {limitsOf(sets.data).map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </RunningText>
      </Section>
    </>
  );
}

/** How old each set of data is, what it lacks, and how to read it by program. */
export function Component() {
  return (
    <>
      <DocumentHead {...publicHeads.data} />
      <PageHead
        title="Dados: de quando são e onde baixar"
        lead="Tudo o que este site mostra vem de fonte pública e tem data. Aqui está a data de cada conjunto lido da Câmara."
        actions={<PrintButton />}
      />
      <Health />
      <Downloads />
      <ApiExamples />
    </>
  );
}
