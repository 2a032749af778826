import { Fragment } from 'react';

/** Breaks before the host and between its words. */
export function EmailText({ children }: { children: string }) {
  const parts = children.split(/(?=[@.])/);
  return (
    <span translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
