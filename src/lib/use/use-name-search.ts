import { useEffect, useState } from 'react';
import { whenLoaded } from '@/lib/page/when-loaded';
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
    void whenLoaded(() => import('@/lib/text/pasted-name'), 'Words beside names').then(({ withPastedName }) =>
      setSearch({ of: withPastedName }),
    );
  }, [isSearching]);
  return search.of;
}
