import { cn } from '@/lib/cn';
import { ChoiceButton } from './choice-button';
import { waitingWords } from './waiting-words';

type ChoiceButtonsProps = {
  /** For the page's own script (publish/pages). */
  personId?: string;
  isFavorite: boolean;
  isIgnored: boolean;
  describedBy?: string;
  isBusy?: boolean;
  isFramed?: boolean;
  /** Unsent for want of a network. */
  isWaiting?: boolean | undefined;
  onToggleFavorite?: () => void;
  onToggleIgnored?: () => void;
  className?: string;
};

/** Each needs its handler; large text stacks them. */
export function ChoiceButtons({
  personId,
  isFavorite,
  isIgnored,
  describedBy,
  isBusy = false,
  isFramed = false,
  isWaiting,
  onToggleFavorite,
  onToggleIgnored,
  className,
}: ChoiceButtonsProps) {
  const shared = { value: personId, isBusy, isFramed, 'aria-describedby': describedBy };
  return (
    <div
      className={cn(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.75rem),1fr))] gap-2 print:hidden',
        className,
      )}
    >
      {onToggleFavorite && (
        <ChoiceButton {...shared} kind="favorite" isOn={isFavorite} onClick={onToggleFavorite} />
      )}
      {onToggleIgnored && (
        <ChoiceButton {...shared} kind="ignore" isOn={isIgnored} onClick={onToggleIgnored} />
      )}
      {isWaiting && <p className="text-small text-muted col-span-full text-center">{waitingWords}</p>}
    </div>
  );
}
