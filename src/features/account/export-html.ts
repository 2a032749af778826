import { escapeMarkup } from '@/lib/escape-markup';
import { formatDate } from '@/lib/format';
import { productName } from '@/lib/product-name';
import { type ChoiceExport, choiceRowsSchema, type ExportedData } from './schema';

type Cells = readonly (string | null)[];

function table(title: string, heads: readonly string[], rows: readonly Cells[]): string {
  const none = '<p>Nada guardado.</p>';
  const head = heads.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('');
  const body = rows
    .map((cells) => `<tr>${cells.map((text) => `<td>${escapeMarkup(text ?? '—')}</td>`).join('')}</tr>`)
    .join('\n');
  const filled = `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
  return `<section><h2>${escapeMarkup(title)}</h2>${rows.length === 0 ? none : filled}</section>`;
}

function marks({ favorito, ignorado }: { favorito: boolean; ignorado: boolean }): string {
  return (
    [favorito ? 'favorito' : null, ignorado ? 'ignorado' : null].filter(Boolean).join(' e ') || 'nenhuma'
  );
}

const purposes: Readonly<Record<string, string>> = {
  escolhas: 'Guardar minhas escolhas',
  analise_ia: 'Análise com inteligência artificial',
};

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid;padding:.375rem .5rem;text-align:left;overflow-wrap:anywhere}';

function dateOrNull(instant: string | null | undefined): string | null {
  return instant == null ? null : formatDate(instant);
}

function accountSections(data: ExportedData): string[] {
  return [
    table(
      'Conta',
      ['Nome', 'E-mail', 'ID', 'Criada em', 'Última entrada'],
      [
        [
          data.conta.nome ?? 'Não informado',
          data.conta.email,
          data.conta.id,
          dateOrNull(data.conta.criada_em),
          dateOrNull(data.conta.ultima_entrada_em),
        ],
      ],
    ),
    table(
      'Sessões abertas',
      ['Desde', 'Renovada em', 'Endereço', 'Aparelho'],
      data.sessoes.map(({ iniciada_em, renovada_em, endereco, aparelho }) => [
        dateOrNull(iniciada_em),
        dateOrNull(renovada_em),
        endereco,
        aparelho,
      ]),
    ),
  ];
}

/** @throws when the export has no list of this kind. */
function choiceSection(data: ExportedData, { key, title, columns }: ChoiceExport): string {
  const cell = (value: unknown) => (typeof value === 'string' ? value : null);
  return table(
    title,
    [...Object.keys(columns), 'Marca', 'Desde', 'Última mudança'],
    choiceRowsSchema.parse(data[key]).map((row) => {
      const [name, ...rest] = Object.values(columns).map((column) => cell(row[column]));
      return [
        name ?? 'Candidatura retirada',
        ...rest,
        marks(row),
        formatDate(row.created_at),
        formatDate(row.updated_at),
      ];
    }),
  );
}

function sectionsOf(data: ExportedData, kinds: readonly ChoiceExport[]): string[] {
  return [
    ...accountSections(data),
    ...kinds.map((kind) => choiceSection(data, kind)),
    table(
      'Autorizações',
      ['Para quê', 'Versão do texto', 'Dada em', 'Retirada em'],
      data.consentimentos.map(({ finalidade, versao, concedido_em, revogado_em }) => [
        purposes[finalidade] ?? finalidade,
        versao,
        formatDate(concedido_em),
        revogado_em === null ? 'vale' : formatDate(revogado_em),
      ]),
    ),
    table(
      'Análises pedidas',
      ['Dia', 'Quantas'],
      data.uso_ia.map(({ dia, n }) => [dia.split('-').toReversed().join('/'), String(n)]),
    ),
    table(
      'Papéis',
      ['Papel'],
      data.papeis.map(({ role }) => [role]),
    ),
  ];
}

/** The export as a page that any browser opens, without a network and without scripts. Every text in it is escaped. */
export function exportHtml(data: ExportedData, kinds: readonly ChoiceExport[]): string {
  return [
    '<!doctype html>',
    `<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>Meus dados · ${productName}</title><style>${style}</style></head><body><main>`,
    `<h1>Meus dados na ${productName}</h1>`,
    `<p>O que guardamos sobre você em ${formatDate(data.exportado_em)}, menos a senha e as chaves das sessões.</p>`,
    ...sectionsOf(data, kinds),
    '</main></body></html>',
  ].join('\n');
}
