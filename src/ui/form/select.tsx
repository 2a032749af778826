import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { use } from 'react';
import { cn } from '@/lib/cn';
import { FieldContext, useFieldControl } from './field-control';
import { inputStyle } from './input-style';
import { type Option, useListbox } from './use-listbox';

type SelectProps = {
  options: Option[];
  value: string;
  onChange: (value: string) => void;
};

/** The screen's edge, or the bar above it. */
function lowerEdge(): number {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
}

/** The list comes above the bar at the foot of the screen. */
function revealActive(list: HTMLElement | null) {
  const option = list?.querySelector<HTMLElement>('[data-active]');
  if (!list || !option) return;
  const below = option.offsetTop + option.offsetHeight - list.clientHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop - 4;
  else if (below > list.scrollTop) list.scrollTop = below + 4;
  const hidden = list.getBoundingClientRect().bottom - lowerEdge();
  if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' });
}

/** At most 300 px high, searched by typing; NativeSelect has short lists. */
export function Select({ options, value, onChange }: SelectProps) {
  const control = useFieldControl({});
  const listbox = useListbox(options, value, onChange);
  const labelId = use(FieldContext)?.labelId;
  const listId = `${control.id}-list`;
  const Chevron = listbox.open ? ChevronUp : ChevronDown;
  return (
    <div className="relative">
      <button
        type="button"
        role="combobox"
        {...control}
        aria-haspopup="listbox"
        aria-expanded={listbox.open}
        aria-controls={listbox.open ? listId : undefined}
        aria-activedescendant={listbox.open ? `${listId}-${listbox.active}` : undefined}
        onClick={() => (listbox.open ? listbox.hide() : listbox.show())}
        onKeyDown={listbox.onKeyDown}
        onBlur={listbox.hide}
        className={cn(inputStyle, 'flex min-h-12 items-center justify-between gap-2 px-3.5 text-left')}
      >
        <span className="min-w-0">{options[listbox.chosen]?.label}</span>
        <Chevron className="text-muted size-5 flex-none" />
      </button>
      {listbox.open && (
        <div
          ref={(list) => revealActive(list)}
          id={listId}
          role="listbox"
          aria-labelledby={labelId}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          className="rounded-control border-border-strong bg-surface shadow-overlay absolute inset-x-0 top-full z-40 mt-1 max-h-[300px] overflow-auto border p-1"
        >
          {options.map((option, index) => (
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === listbox.chosen}
              data-active={index === listbox.active || undefined}
              onClick={() => listbox.pick(index)}
              onKeyDown={listbox.onKeyDown}
              className="min-h-target rounded-chip hover:bg-surface-2 aria-selected:bg-highlight data-active:outline-text flex items-center justify-between gap-2 px-3 aria-selected:font-bold data-active:outline-2 data-active:-outline-offset-2"
            >
              {option.label}
              {index === listbox.chosen && <Check className="size-5 flex-none" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
