import { createContext, use, useId } from 'react';

export type FieldControl = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };

export const FieldContext = createContext<FieldControl | null>(null);

/** Outside a Field the input only gets an id. */
export function useFieldControl(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = use(FieldContext);
  const spare = useId();
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id ?? spare,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.invalid || undefined,
  };
}
