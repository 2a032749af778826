import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';

const choices = [
  { value: 'system', word: 'Sistema', icon: Monitor },
  { value: 'light', word: 'Claro', icon: Sun },
  { value: 'dark', word: 'Escuro', icon: Moon },
] as const;

type Choice = (typeof choices)[number]['value'];

type ThemeControlProps = { value: Choice; onChange: (value: Choice) => void };

export function ThemeControl({ value, onChange }: ThemeControlProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="text-small text-muted mb-1">Tema</legend>
      <div className="rounded-control border-border-strong bg-surface has-focus-visible:outline-text inline-flex max-w-full flex-wrap overflow-hidden border has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
        {choices.map(({ value: own, word, icon: Icon }) => (
          <label
            key={own}
            className="min-h-target border-border text-small text-muted hover:text-text has-checked:bg-highlight has-checked:text-text relative inline-flex cursor-pointer items-center gap-1.5 border-l px-2 font-semibold first:border-l-0 has-checked:inset-shadow-[0_-3px_var(--text)] min-[22.5em]:px-3.5 forced-colors:has-checked:border-b-3 forced-colors:has-checked:border-b-[Highlight]"
          >
            <input
              type="radio"
              name={group}
              value={own}
              checked={own === value}
              onChange={() => onChange(own)}
              className="absolute size-px opacity-0"
            />
            <Icon className="size-4.5 flex-none" />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
