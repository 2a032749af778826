import { cn } from '@/lib/cn';

interface SourcesSwitchProps {
  /** As in the context. */
  isShown: boolean | null;
  onChange: (isShown: boolean) => void;
}

/** Reading and checking, two gestures. One switch a width: a prerendered page knows none, and moves nothing later. */
export function SourcesSwitch({ isShown, onChange }: SourcesSwitchProps) {
  return [false, true].map((isWide) => (
    <label
      key={String(isWide)}
      className={cn(
        'min-h-target inline-flex items-center gap-2 font-semibold print:hidden',
        isWide ? 'max-lg:hidden' : 'lg:hidden',
      )}
    >
      <input
        type="checkbox"
        role="switch"
        className="accent-primary size-5"
        checked={isShown ?? isWide}
        aria-checked={isShown ?? isWide}
        onChange={({ target }) => onChange(target.checked)}
      />
      Mostrar fontes
    </label>
  ));
}
