/** '—': no grant (42501); 'policy': RLS refuses (42501); 'nothing': no row; others: rows. */
export type Cell = '—' | 'policy' | 'nothing' | 'own' | 'visible' | 'published' | 'all' | 'new';

/** One cell per actor: visitor, guest, owner, stranger, admin, service_role. */
export type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell];

/** A statement in an actor's name (`me`), sometimes at somebody else's expense (`victim`). */
export type Statement = (me: string, victim: string) => string;

/** No WHERE and constants: the SELECT policy would hide the write's own. */
export interface TableAccess {
  /** The column that tells rows apart. */
  key: string;
  /** SQL for the name of a row: whose it is, or which candidate. */
  label: string;
  operations: Record<string, { run: Statement; reach: Row }>;
}

export const nobody: Row = ['—', '—', '—', '—', '—', '—'];

/** A table that no API role may touch. */
export function closed(table: string, column: string, value: string): TableAccess {
  return {
    key: column,
    label: `'row'`,
    operations: {
      select: { run: () => `select ${column} from ${table}`, reach: nobody },
      insert: { run: () => `insert into ${table} (${column}) values (${value})`, reach: nobody },
      update: { run: () => `update ${table} set ${column} = ${value}`, reach: nobody },
      delete: { run: () => `delete from ${table}`, reach: nobody },
    },
  };
}

const everyone: Row = ['all', 'all', 'all', 'all', 'all', 'all'];

/** Everybody reads unless `reach` differs; only the owner's functions write. */
export function published(
  table: string,
  key: string,
  column: string,
  label = `'row'`,
  reach: Row = everyone,
): TableAccess {
  return {
    key,
    label,
    operations: {
      select: { run: () => `select ${key} from ${table}`, reach },
      insert: { run: () => `insert into ${table} (${column}) values (null)`, reach: nobody },
      update: { run: () => `update ${table} set ${column} = null`, reach: nobody },
      delete: { run: () => `delete from ${table}`, reach: nobody },
    },
  };
}

/** How rows of results are named, and who reads which. */
export const untilPublished = (state: string): [label: string, reach: Row] => [
  `case ${state} when 'nao_publicado' then 'hidden' else 'published' end`,
  ['published', 'published', 'published', 'published', 'all', 'all'],
];

/** Explanations of roll calls: nobody reads one by the table before it is published. */
export const explanations = published(
  'public.votacoes_explicadas',
  'votacao_id',
  'titulo_claro',
  `case situacao when 'publicada' then 'published' else 'hidden' end`,
  ['published', 'published', 'published', 'published', 'published', 'all'],
);
