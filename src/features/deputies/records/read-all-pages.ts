import { isSample, nextPage, olderOf, type Provenance } from '@/features/deputies/model';
import type { Link } from '@/features/deputies/schema';

/** Beyond this many pages nobody reads on; a deputy's year has had at most nine. */
const mostPages = 12;

/** Rows of all pages read so far. */
export interface Collection<Row> extends Provenance {
  rows: Row[];
  /** False while pages are on their way, unreadable, or do not add up. */
  isComplete: boolean;
  /** Rows that nobody can read; an answer kept from before they were counted lacks it. */
  leftOut?: number;
}

interface Page<Row> extends Provenance {
  dados: Row[];
  leftOut?: number;
  links: Link[];
  /** Rows of all pages, as the Chamber counts them; null when it does not. */
  total: number | null;
}

/** Whether these are all the rows there are: every page is in, and none of it is a sample. */
export function isWhole({ isComplete, origem }: Omit<Collection<unknown>, 'rows'>): boolean {
  return isComplete && !isSample(origem);
}

/** Pages read at different moments may be of two lists, one longer than the other: then rows are missing or doubled. */
function isCounted(rows: number, totals: ReadonlySet<number | null>): boolean {
  return totals.size === 1 && [...totals].every((total) => total === null || rows >= total);
}

/** Reads to the end and reports each part. Rejects when the first page fails; a later failure leaves an incomplete answer. */
export async function readAllPages<Row>(
  read: (page: number) => Promise<Page<Row>>,
  signal: AbortSignal,
  onPart: (soFar: Collection<Row>) => void,
): Promise<Collection<Row>> {
  const { dados, leftOut = 0, links, total, obtidoEm, origem } = await read(1);
  const totals = new Set([total]);
  let soFar = { rows: dados, leftOut, isComplete: false, obtidoEm, origem };
  let next = nextPage(links);
  for (let count = 2; next !== null && count <= mostPages; count += 1) {
    onPart(soFar);
    const page: Page<Row> | null = await read(next).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (page === null) return soFar;
    totals.add(page.total);
    soFar = {
      ...soFar,
      rows: [...soFar.rows, ...page.dados],
      leftOut: soFar.leftOut + (page.leftOut ?? 0),
      ...olderOf(soFar, page),
    };
    const following = nextPage(page.links);
    next = following !== null && following > next ? following : null;
  }
  return { ...soFar, isComplete: next === null && isCounted(soFar.rows.length + soFar.leftOut, totals) };
}
