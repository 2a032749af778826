import * as z from 'zod';

/** Data Package 1.0, Data Resource, Tabular Data Resource and Table Schema. */
const name = z.string().regex(/^[a-z0-9._-]+$/);
const resource = z.strictObject({
  profile: z.enum(['tabular-data-resource', 'data-resource']),
  name,
  title: z.string(),
  description: z.string().optional(),
  path: z.string().regex(/^[^/.][^\\:]*$/),
  format: z.enum(['csv', 'json']),
  mediatype: z.enum(['text/csv', 'application/json']),
  encoding: z.literal('utf-8'),
  bytes: z.int().positive(),
  rows: z.int(),
  licenses: z
    .array(
      z.strictObject({
        name: z.enum(['notspecified', 'AGPL-3.0']),
        title: z.string(),
        path: z.url().optional(),
      }),
    )
    .min(1),
  sources: z.array(z.strictObject({ title: z.string().min(1), path: z.url() })).min(1),
  dialect: z.strictObject({ delimiter: z.literal(';') }).optional(),
  schema: z
    .strictObject({
      fields: z.array(
        z.strictObject({
          name: z.string(),
          type: z.enum(['string', 'number', 'boolean', 'date']),
          decimalChar: z.literal(',').optional(),
          trueValues: z.array(z.string()).optional(),
          falseValues: z.array(z.string()).optional(),
        }),
      ),
    })
    .optional(),
});
export const dataPackage = z.strictObject({
  profile: z.literal('data-package'),
  name,
  title: z.string(),
  created: z.iso.datetime(),
  resources: z.array(resource).min(1),
});
