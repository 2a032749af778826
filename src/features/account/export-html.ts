import { formatDate } from '@/lib/text/format';
import { productName } from '@/lib/text/product-name';
import { markWords, savedPage, savedTable } from '@/lib/saved-page';
import { type ChoiceExport, choiceRowsSchema, type ExportedData } from './schema';

const purposes: Readonly<Record<string, string>> = {
  escolhas: 'Guardar minhas escolhas',
  analise_ia: 'Análise com inteligência artificial',
};

function dateOrNull(instant: string | null | undefined): string | null {
  return instant == null ? null : formatDate(instant);
}

/** What the services call things; others keep their own names. */
const words: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['sub', 'código'],
  ['provider_id', 'código no serviço'],
  ['iss', 'endereço do serviço'],
  ['name', 'nome'],
  ['full_name', 'nome completo'],
  ['email', 'e-mail'],
  ['email_verified', 'e-mail conferido por ele'],
  ['phone_verified', 'telefone conferido por ele'],
  ['picture', 'foto'],
  ['avatar_url', 'endereço da foto'],
  ['true', 'sim'],
  ['false', 'não'],
  ['admin', 'administração do site'],
]);

const inWords = (name: string) => words.get(name) ?? name;

function toldText(told: Readonly<Record<string, unknown>>): string {
  return Object.entries(told)
    .map(
      ([name, value]) =>
        `${inWords(name)}: ${typeof value === 'string' ? value : inWords(JSON.stringify(value))}`,
    )
    .join('; ');
}

const dayText = (day: string) => day.split('-').toReversed().join('/');

function accountSections(data: ExportedData): string[] {
  return [
    savedTable(
      'Conta',
      ['Nome', 'E-mail', 'Confirmado em', 'Novo e-mail pedido', 'ID', 'Criada em', 'Última entrada'],
      [
        [
          data.conta.nome ?? 'Não informado',
          data.conta.email,
          dateOrNull(data.conta.email_confirmado_em),
          data.conta.email_pedido ?? null,
          data.conta.id,
          dateOrNull(data.conta.criada_em),
          dateOrNull(data.conta.ultima_entrada_em),
        ],
      ],
    ),
    savedTable(
      'Formas de entrar',
      ['Serviço', 'Desde', 'Última entrada', 'O que o serviço disse'],
      (data.conta.identidades ?? []).map(({ servico, criada_em, ultima_entrada_em, dados }) => [
        inWords(servico),
        dateOrNull(criada_em),
        dateOrNull(ultima_entrada_em),
        toldText(dados),
      ]),
    ),
    savedTable(
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
  return savedTable(
    title,
    [...Object.keys(columns), 'Marca', 'Desde', 'Última mudança'],
    choiceRowsSchema.parse(data[key]).map((row) => {
      const [name, ...rest] = Object.values(columns).map((column) => cell(row[column]));
      return [
        name ?? 'Candidatura retirada',
        ...rest,
        markWords(row),
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
    savedTable(
      'Autorizações',
      ['Para quê', 'Versão do texto', 'Dada em', 'Retirada em'],
      data.consentimentos.map(({ finalidade, versao, concedido_em, revogado_em }) => [
        purposes[finalidade] ?? finalidade,
        dayText(versao),
        formatDate(concedido_em),
        revogado_em === null ? 'não retirada' : formatDate(revogado_em),
      ]),
    ),
    savedTable(
      'Análises com inteligência artificial',
      ['Dia', 'Quantas'],
      data.uso_ia.map(({ dia, n }) => [dayText(dia), String(n)]),
    ),
    savedTable(
      'Papéis',
      ['Papel'],
      data.papeis.map(({ role }) => [inWords(role)]),
    ),
  ];
}

/** Readable in any browser, without network and scripts. */
export function exportHtml(data: ExportedData, kinds: readonly ChoiceExport[]): string {
  return savedPage({
    title: `Meus dados · ${productName}`,
    heading: `Meus dados na ${productName}`,
    lead: `O que guardamos sobre você em ${formatDate(data.exportado_em)}, menos a senha e as chaves das sessões.`,
    sections: sectionsOf(data, kinds),
  });
}
