import type { ComponentProps } from 'react';

type MarkProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** The product's mark: a sheet with an open corner. Decorative; the name is beside it. */
export function SheetMark(props: MarkProps) {
  return (
    <svg viewBox="0 0 26 30" fill="none" stroke="currentColor" aria-hidden="true" {...props}>
      <path d="M24.5 19.5V1.5h-23v27h23" strokeWidth="3" />
      <path d="M7 9h12M7 15h12M7 21h7" strokeWidth="2.5" />
    </svg>
  );
}

/** 20 px, in the colour of the text. */
function SmallMark(props: ComponentProps<'svg'>) {
  return <svg width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true" {...props} />;
}

export function GoogleMark(props: MarkProps) {
  return (
    <SmallMark viewBox="0 0 20 20" {...props}>
      <path d="M15.6 5.3A7 7 0 1 0 17 10h-6.6" strokeWidth="3.2" />
    </SmallMark>
  );
}

export function WhatsAppMark(props: MarkProps) {
  return (
    <SmallMark viewBox="0 0 24 24" {...props}>
      <path d="M3 21l1.3-4.7A8.9 8.9 0 1 1 7.800 19.8Z" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M9.300 7.700c-.9.400-1.200 1.500-.7 2.800a8.300 8.300 0 0 0 4.900 4.900c1.300.500 2.400.200 2.800-.7l.2-.7-2.100-1.200-1 1a6.200 6.200 0 0 1-3.200-3.200l1-1L10 7.500Z"
        fill="currentColor"
        stroke="none"
      />
    </SmallMark>
  );
}
