import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { iconButtonStyle } from './icon-button-style';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} aria-label={label} className={cn(iconButtonStyle, className)}>
      {icon}
    </button>
  );
}
