import { type ClassValue, clsx } from 'clsx';

/** Joins class names, dropping the empty ones. Later classes do not override earlier ones: pieces accept layout classes only. */
export function cn(...classes: ClassValue[]) {
  return clsx(classes);
}
