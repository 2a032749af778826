import { type Dispatch, type SetStateAction, useState } from 'react';

/** What a form holds: the address's news replace it, and what is typed otherwise stays. */
export function useDraft<Fields extends object>(applied: Fields): [Fields, Dispatch<SetStateAction<Fields>>] {
  const [draft, setDraft] = useState(applied);
  const [before, setBefore] = useState(applied);
  if (applied !== before) {
    const news = Object.entries(applied).filter(([name, value]) => Reflect.get(before, name) !== value);
    setBefore(applied);
    setDraft({ ...draft, ...Object.fromEntries(news) });
  }
  return [draft, setDraft];
}
