import { type KeyboardEvent, useRef, useState } from 'react';

export type Option = { value: string; label: string };

const typeaheadPause = 600;

/** Accents ignored, searching on from `from`; -1 when there is none. */
export function findByPrefix(options: Option[], typed: string, from: number) {
  const { compare } = new Intl.Collator('pt-BR', { sensitivity: 'base' });
  const order = options.map((_, offset) => (from + offset) % options.length);
  return (
    order.find((index) => compare(options[index]?.label.slice(0, typed.length) ?? '', typed) === 0) ?? -1
  );
}

function moved(key: string, active: number, last: number) {
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(active + 6, last);
    case 'PageUp':
      return Math.max(active - 6, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Select-only combobox (WAI-ARIA practices). */
export function useListbox(options: Option[], value: string, onChange: (value: string) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: 0 });
  const chosen = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );

  function show(index = chosen) {
    setActive(index);
    setOpen(true);
  }

  function pick(index: number) {
    const option = options[index];
    if (option) onChange(option.value);
    setOpen(false);
  }

  function type(event: KeyboardEvent) {
    const text =
      event.timeStamp - typed.current.at < typeaheadPause ? typed.current.text + event.key : event.key;
    typed.current = { text, at: event.timeStamp };
    const from = open ? active : chosen;
    // One letter pressed again and again goes round.
    const wanted = new Set(text).size === 1 ? event.key : text;
    const found = findByPrefix(options, wanted, wanted.length === 1 ? from + 1 : from);
    if (found >= 0) show(found);
    else if (!open) show();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = moved(event.key, active, options.length - 1);
    const typing = event.timeStamp - typed.current.at < typeaheadPause && typed.current.text !== '';
    if (target !== null) {
      if (open) setActive(target);
      else show(event.key === 'Home' || event.key === 'End' ? target : chosen);
    } else if (event.key === 'Enter' || (event.key === ' ' && !typing)) {
      if (open) pick(active);
      else show();
    } else if (event.key === 'Escape' && open) {
      setOpen(false);
    } else if (event.key === 'Tab' && open) {
      pick(active);
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      type(event);
    } else {
      return;
    }
    event.preventDefault();
  }

  return { open, active, chosen, show, hide: () => setOpen(false), pick, onKeyDown };
}
