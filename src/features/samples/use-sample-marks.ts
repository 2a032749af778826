import { useCallback, useState } from 'react';
import { type Mark, type Marks, withMark } from './model';

interface SampleMarks {
  marks: Marks;
  setMark: (id: string, mark: Mark, isOn: boolean) => void;
}

/** In memory alone: nothing is stored or sent (spec §4). */
export function useSampleMarks(favorites: readonly string[] = []): SampleMarks {
  const [marks, setMarks] = useState<Marks>(() => ({ favorite: new Set(favorites), ignored: new Set() }));
  const setMark = useCallback(
    (id: string, mark: Mark, isOn: boolean) => setMarks((before) => withMark(before, id, mark, isOn)),
    [],
  );
  return { marks, setMark };
}
