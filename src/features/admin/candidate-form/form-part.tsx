import { type ReactNode, useId } from 'react';

/** A part of the form under its thick rule; assistive technology reads its title with every field of it. */
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
