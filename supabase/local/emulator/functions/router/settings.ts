import * as z from 'zod';

export const routerSettings = z.object({
  directory: z.string(),
  jwtSecret: z.string(),
  functions: z.array(z.object({ name: z.string(), verifyJwt: z.boolean() })),
});

export type RouterSettings = z.infer<typeof routerSettings>;
