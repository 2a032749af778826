import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { type ButtonStyle, buttonStyle } from './button-style';

export function LinkButton({
  variant,
  size,
  isBlock,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...props} className={cn(buttonStyle({ variant, size, isBlock }), className)} />;
}
