import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Chrome on iOS and some password managers fill fields without an event: what is shown counts.
 * The form's own values learn it as well, for what reads them without sending.
 */
export function shownTexts<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
): Resolver<Values, unknown, Output> {
  const resolve = zodResolver<Values, unknown, Output>(schema);
  return (values, context, options) => {
    for (const { name, ref } of Object.values(options.fields)) {
      const shown: unknown = ref.value;
      Object.assign(values, { [name]: shown });
    }
    return resolve(values, context, options);
  };
}
