import { useEffect, useState } from 'react';
import type { withPastedName } from '@/lib/text/pasted-name';
import { foldText } from '@/lib/text/text-order';
import { tidyText } from '@/lib/text/tidy-text';

export type NameSearch = typeof withPastedName;

/** Offices and parties not known yet. */
export const withTypedName: NameSearch = (items, typed, nameOf) => {
  const text = foldText(tidyText(typed));
  return items.filter((item) => foldText(nameOf(item)).includes(text));
};

/** Words around pasted names load with the first letter. */
export function useNameSearch(typed: string): NameSearch {
  const [search, setSearch] = useState({ of: withTypedName });
  const isSearching = typed !== '';
  useEffect(() => {
    if (!isSearching) return;
    import('@/lib/text/pasted-name').then(
      ({ withPastedName }) => setSearch({ of: withPastedName }),
      (reason: unknown) => console.error('Words beside names failed to load', reason),
    );
  }, [isSearching]);
  return search.of;
}
