import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatCount } from '@/lib/text/format-count';
import { formatDate } from '@/lib/text/format';
import { buttonStyle } from '@/ui/button-style';
import { NumberText } from '@/ui/number-text';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import { persisted } from '@/lib/offline/offline-persister';
import { dataHealthQueries } from './queries';

const files = [
  {
    name: 'candidaturas-2026',
    title: 'Candidaturas à Presidência em 2026',
    formats: ['planilha', 'csv', 'json'],
    terms: 'TSE e as fontes de cada ficha: dados públicos, sem licença nomeada.',
  },
  {
    name: 'fontes',
    title: 'Fontes de cada dado',
    formats: ['planilha', 'csv'],
    terms:
      'Reunidas por nós, com as ressalvas: AGPL-3.0, como o código deste site. Pautas: de um resumo público dos planos, que não foram lidos.',
  },
  {
    name: 'resultados-2026',
    title: 'Resultados publicados da eleição de 2026',
    formats: ['planilha', 'csv'],
    terms: 'TSE: dados públicos, sem licença nomeada.',
  },
  {
    name: 'votacoes',
    title: 'Votações do plenário da Câmara',
    formats: ['planilha', 'csv'],
    terms:
      'Câmara dos Deputados: dados públicos, sem licença nomeada. O tipo de votação é regra nossa: AGPL-3.0.',
  },
  {
    name: 'datapackage',
    title: 'Descrição das tabelas, campos, fontes e licenças',
    formats: ['json'],
    terms: 'Data Package 1.0, para programas.',
  },
] as const;

const endings = { planilha: '-planilha.csv', csv: '.csv', json: '.json' } as const;

const labels = {
  planilha: { button: 'Planilha', aim: 'para planilha' },
  csv: { button: 'CSV', aim: 'em CSV' },
  json: { button: 'JSON', aim: 'em JSON' },
} as const;

/** Written by the build, without accounts. */
export function Downloads() {
  const { data = null } = useQuery({
    queryKey: [...dataHealthQueries.all(), 'published'],
    queryFn: async ({ signal }) => (await import('./reads')).fetchPublished(signal),
    persister: persisted,
  });
  const rowsOf = (name: string) => data?.resources.find(({ path }) => path === `${name}.csv`)?.rows;
  return (
    <Section
      title="Baixar"
      meta={data === null ? 'feitos na publicação do site' : `feitos em ${formatDate(data.created)}`}
    >
      <ul className="border-border-strong border-t">
        {files.map(({ name, title, formats, terms }) => {
          const rows = rowsOf(name);
          return (
            <li
              key={name}
              className="border-border flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3"
            >
              <div className="min-w-0 flex-[1_1_20rem]">
                <h3>{title}</h3>
                <p className="text-small text-muted max-w-measure wrap-anywhere">
                  {rows === undefined ? null : (
                    <>
                      <NumberText>{formatCount(rows)}</NumberText>{' '}
                      <span>{`${rows === 1 ? 'linha' : 'linhas'} ·\xa0`}</span>
                    </>
                  )}
                  <span>{terms}</span>
                </p>
              </div>
              <div className="flex flex-wrap gap-2 print:hidden">
                {formats.map((format) => (
                  <a
                    key={format}
                    href={`/dados/${name}${endings[format]}`}
                    download
                    className={buttonStyle({})}
                    aria-label={`Baixar ${title} ${labels[format].aim}`}
                  >
                    <Download size={18} aria-hidden="true" />
                    {labels[format].button}
                  </a>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <SourceNote>
        Planilha abre com dois cliques, com acentos e zeros à esquerda. CSV e JSON são para programas: UTF-8
        sem marca, com ponto e vírgula no CSV. Cite a fonte e a data. Nada aqui vem de conta ou de escolha de
        ninguém.
      </SourceNote>
    </Section>
  );
}
