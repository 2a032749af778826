import { EyeOff, Heart } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/cn';

const faces = {
  favorite: { name: 'favorito', icon: Heart, off: 'Favoritar', on: 'Favoritado' },
  ignore: { name: 'ignorado', icon: EyeOff, off: 'Ignorar', on: 'Ignorado' },
} as const;

type ChoiceButtonProps = Omit<ComponentProps<'button'>, 'aria-pressed' | 'children'> & {
  kind: keyof typeof faces;
  isOn: boolean;
  isBusy?: boolean;
  isFramed?: boolean;
};

/** Words tell the state, so no aria-pressed; `isBusy` keeps focus, takes no click. */
export function ChoiceButton({
  kind,
  isOn,
  isBusy = false,
  isFramed = false,
  onClick,
  className,
  ...props
}: ChoiceButtonProps) {
  const face = faces[kind];
  const Icon = face.icon;
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (!isBusy) onClick?.(event);
  }
  return (
    <button
      type="button"
      name={face.name}
      {...props}
      onClick={click}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      data-on={isOn || undefined}
      className={cn(
        'min-h-target rounded-control inline-flex min-w-0 items-center justify-center gap-2 border p-2 font-semibold',
        'duration-fast not-data-on:hover:bg-surface-2 active:border-text data-on:bg-highlight transition-colors data-on:font-bold',
        'contrast-more:data-on:border-2 forced-colors:data-on:border-2 forced-colors:data-on:border-[Highlight]',
        isFramed
          ? 'border-border-strong bg-surface data-on:border-text data-on:inset-ring-text data-on:inset-ring'
          : 'data-on:border-border-strong border-transparent',
        isBusy && 'cursor-progress',
        className,
      )}
    >
      <Icon className={cn('size-5 flex-none', kind === 'favorite' && isOn && 'fill-current')} />
      <span>{isOn ? face.on : face.off}</span>
    </button>
  );
}
