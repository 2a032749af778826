import * as z from 'zod';

/** What the Node side sends as the first line of stdin. */
export const routerSettings = z.object({
  /** Folder of the functions as a file: URL that ends in a slash. */
  directory: z.string(),
  jwtSecret: z.string(),
  functions: z.array(z.object({ name: z.string(), verifyJwt: z.boolean() })),
});

export type RouterSettings = z.infer<typeof routerSettings>;
