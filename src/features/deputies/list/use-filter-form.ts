import { type SyntheticEvent, useRef, useState } from 'react';
import type { Picture } from './deputy-pictures';
import { type DeputyFilters, noFilters } from '@/features/deputies/model';
import { useDraft } from '@/lib/use/use-draft';

interface FilterFormOptions {
  applied: DeputyFilters;
  onSearch: (filters: DeputyFilters) => void;
  onClear: () => void;
}

export function useFilterForm({ applied, onSearch, onClear }: FilterFormOptions) {
  const [draft, setDraft] = useDraft(applied);
  const [opened, setOpened] = useState<Picture | null>(null);
  const boxes = useRef<Partial<Record<Picture, HTMLButtonElement | null>>>({});
  const submitButton = useRef<HTMLButtonElement>(null);

  function search(filters: DeputyFilters) {
    setOpened(null);
    setDraft(filters);
    onSearch(filters);
  }
  return {
    draft,
    opened,
    boxes,
    submitButton,
    change: (part: Partial<DeputyFilters>) => setDraft((filters) => ({ ...filters, ...part })),
    toggle: (kind: Picture) => setOpened(opened === kind ? null : kind),
    choose: (part: Partial<DeputyFilters>) => {
      // Wide screens hide the boxes: there the focus stays in the picture.
      if (opened !== null) boxes.current[opened]?.focus();
      search({ ...draft, ...part });
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      // On a narrow screen the keyboard goes, so that what was found is seen.
      if (boxes.current.uf?.offsetParent) submitButton.current?.focus();
      search(draft);
    },
    clear: (event: SyntheticEvent) => {
      event.preventDefault();
      setOpened(null);
      setDraft(noFilters);
      onClear();
    },
  };
}
