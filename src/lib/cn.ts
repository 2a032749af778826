import { type ClassValue, clsx } from 'clsx';

/** Later classes do not override earlier ones: pieces accept layout classes only. */
export function cn(...classes: ClassValue[]) {
  return clsx(classes);
}
