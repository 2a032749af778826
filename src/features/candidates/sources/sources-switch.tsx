import { cn } from '@/lib/cn';

interface SourcesSwitchProps {
  isShown: boolean | null;
  onChange: (isShown: boolean) => void;
}

/** One switch a width: prerendered pages know none, and nothing moves later. */
export function SourcesSwitch({ isShown, onChange }: SourcesSwitchProps) {
  return [false, true].map((isWide) => {
    const isOn = isShown ?? isWide;
    return (
      <button
        key={String(isWide)}
        type="button"
        role="switch"
        aria-checked={isOn}
        className={cn(
          'min-h-target inline-flex items-center gap-2 font-semibold print:hidden',
          isWide ? 'max-lg:hidden' : 'lg:hidden',
        )}
        onClick={() => onChange(!isOn)}
      >
        <svg aria-hidden="true" width="40" height="24" stroke="currentColor">
          <rect x="1" y="1" width="38" height="22" rx="11" fill={isOn ? 'currentColor' : 'none'} />
          <circle cx={isOn ? 28 : 12} cy="12" r="7" fill={isOn ? 'Canvas' : 'currentColor'} />
        </svg>
        Mostrar fontes
      </button>
    );
  });
}
