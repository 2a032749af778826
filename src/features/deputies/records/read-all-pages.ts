import { isSample, nextPage, olderOf, type Provenance } from '@/features/deputies/model';
import type { Link } from '@/features/deputies/schema';

/** A deputy's year has had at most nine pages. */
const mostPages = 12;

export interface Collection<Row> extends Provenance {
  rows: Row[];
  /** False while pages are missing or do not add up. */
  isComplete: boolean;
  /** Unreadable rows; absent from older answers. */
  leftOut?: number;
}

interface Page<Row> extends Provenance {
  dados: Row[];
  leftOut?: number;
  links: Link[];
  /** By the Chamber's count; null without one. */
  total: number | null;
}

/** Every page is in, and none is a sample. */
export function isWhole({ isComplete, origem }: Omit<Collection<unknown>, 'rows'>): boolean {
  return isComplete && !isSample(origem);
}

/** Only then is an empty list nobody's, or a full one all: a row left out may be anything. */
export function hasEveryRow(collection: Omit<Collection<unknown>, 'rows'>): boolean {
  return isWhole(collection) && (collection.leftOut ?? 0) === 0;
}

/** Pages of different moments may miss or double rows. */
function isCounted(rows: number, totals: ReadonlySet<number | null>): boolean {
  return totals.size === 1 && [...totals].every((total) => total === null || rows >= total);
}

/** Reports each part. Rejects without the first page; later failures leave it incomplete. */
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
