import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { SearchField } from './search-field';

interface TextSearchProps {
  text: string;
  placeholder?: string;
  onSearch: (text: string) => void;
}

/** Waits for its button or Enter; back and forward change the text. */
export function TextSearch({ text, placeholder, onSearch }: TextSearchProps) {
  const [draft, setDraft] = useState(text);
  const [before, setBefore] = useState(text);
  if (text !== before) {
    setBefore(text);
    setDraft(text);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSearch(draft);
  }
  return (
    <form role="search" onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <SearchField
        label="Texto"
        placeholder={placeholder}
        maxLength={100}
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" variant="primary" size="field">
        Buscar
      </Button>
    </form>
  );
}
