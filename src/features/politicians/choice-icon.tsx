import { EyeOff, Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { iconButtonStyle } from '@/ui/icon-button-style';

type ChoiceIconProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> & {
  kind: 'favorite' | 'ignore';
  label: string;
  /** Undefined tells neither state. */
  isPressed: boolean | undefined;
};

/** 'Favoritar Maria' stays fixed; `isPressed` tells the state. */
export function ChoiceIcon({ kind, label, isPressed, className, ...props }: ChoiceIconProps) {
  const Icon = kind === 'favorite' ? Heart : EyeOff;
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      aria-pressed={isPressed}
      className={cn(
        iconButtonStyle,
        'aria-pressed:border-border-strong aria-pressed:bg-highlight aria-pressed:text-text',
        'contrast-more:aria-pressed:border-2 forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight]',
        className,
      )}
    >
      <Icon className={cn('size-5', kind === 'favorite' && isPressed && 'fill-current')} />
    </button>
  );
}
