import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { iconButtonStyle } from './icon-button-style';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  isFramed?: boolean;
};

export function IconButton({ label, icon, isFramed, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={cn(iconButtonStyle({ isFramed }), className)}
    >
      {icon}
    </button>
  );
}
