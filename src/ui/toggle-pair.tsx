import { cn } from '@/lib/cn';
import { ToggleButton } from './toggle-button';

type TogglePairProps = {
  isFavorite: boolean;
  isIgnored: boolean;
  describedBy?: string;
  isBusy?: boolean;
  isFramed?: boolean;
  onToggleFavorite?: () => void;
  onToggleIgnored?: () => void;
  className?: string;
};

/** The two toggles side by side, each present only when its handler is given. They stack when the text grows. */
export function TogglePair({
  isFavorite,
  isIgnored,
  describedBy,
  isBusy = false,
  isFramed = false,
  onToggleFavorite,
  onToggleIgnored,
  className,
}: TogglePairProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.75rem),1fr))] gap-2 print:hidden',
        className,
      )}
    >
      {onToggleFavorite && (
        <ToggleButton
          kind="favorite"
          isOn={isFavorite}
          isBusy={isBusy}
          isFramed={isFramed}
          aria-describedby={describedBy}
          onClick={onToggleFavorite}
        />
      )}
      {onToggleIgnored && (
        <ToggleButton
          kind="ignore"
          isOn={isIgnored}
          isBusy={isBusy}
          isFramed={isFramed}
          aria-describedby={describedBy}
          onClick={onToggleIgnored}
        />
      )}
    </div>
  );
}
