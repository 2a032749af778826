import { EyeOff, Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { type ShownFlags, choiceWords } from './choice-words';

const faces = {
  favorite: { name: 'favorito', icon: Heart, off: 'Favoritar', on: 'Favoritado' },
  ignore: { name: 'ignorado', icon: EyeOff, off: 'Ignorar', on: 'Ignorado' },
} as const;

type ChoiceButtonsProps = ShownFlags & {
  /** For the page's own script (publish/pages). */
  personId?: string;
  describedBy?: string;
  isFramed?: boolean;
  onToggleFavorite?: () => void;
  onToggleIgnored?: () => void;
};

/** Each needs its handler; large text stacks them. */
export function ChoiceButtons({
  personId,
  favorito,
  ignorado,
  describedBy,
  isFramed = false,
  isWaiting,
  onToggleFavorite,
  onToggleIgnored,
}: ChoiceButtonsProps) {
  const words = choiceWords({ favorito, ignorado, isWaiting });
  const shared = { value: personId, isFramed, 'aria-describedby': describedBy };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.75rem),1fr))] gap-2 print:hidden">
      {onToggleFavorite && (
        <ChoiceButton {...shared} kind="favorite" isOn={favorito} onClick={onToggleFavorite} />
      )}
      {onToggleIgnored && (
        <ChoiceButton {...shared} kind="ignore" isOn={ignorado} onClick={onToggleIgnored} />
      )}
      {words && <p className="text-small text-muted col-span-full text-center">{words}</p>}
    </div>
  );
}

type ChoiceButtonProps = ComponentProps<'button'> & {
  kind: keyof typeof faces;
  isOn: boolean | undefined;
  isFramed: boolean;
};

/** Words tell the state, so no aria-pressed. */
function ChoiceButton({ kind, isOn, isFramed, ...props }: ChoiceButtonProps) {
  const face = faces[kind];
  const Icon = face.icon;
  return (
    <button
      type="button"
      name={face.name}
      {...props}
      data-on={isOn || undefined}
      className={cn(
        'min-h-target rounded-control inline-flex min-w-0 items-center justify-center gap-2 border p-2 font-semibold',
        'duration-fast not-data-on:hover:bg-surface-2 active:border-text data-on:bg-highlight transition-colors data-on:font-bold',
        'contrast-more:data-on:border-2 forced-colors:data-on:border-2 forced-colors:data-on:border-[Highlight]',
        isFramed
          ? 'border-border-strong bg-surface data-on:border-text data-on:inset-ring-text data-on:inset-ring'
          : 'data-on:border-border-strong border-transparent',
      )}
    >
      <Icon className={cn('size-5 flex-none', kind === 'favorite' && isOn && 'fill-current')} />
      <span>{isOn ? face.on : face.off}</span>
    </button>
  );
}
