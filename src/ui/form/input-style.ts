/** The error edge is thicker, not only red. */
export const inputStyle =
  'w-full min-w-0 rounded-control border border-border-strong bg-surface py-2.5 leading-[1.4] text-text not-disabled:hover:border-text aria-invalid:border-error aria-invalid:inset-ring aria-invalid:inset-ring-error aria-invalid:hover:border-error disabled:cursor-default disabled:border-border disabled:bg-surface-2 disabled:text-muted forced-colors:aria-invalid:border-2';
