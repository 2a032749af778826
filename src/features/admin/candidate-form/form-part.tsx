import { type ReactNode, useId } from 'react';

/** Screen readers repeat the title with every field. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-text mb-8 border-t-3 pt-3">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </div>
  );
}
