import * as z from 'zod/mini';

const text = z.string();
const textOrNull = z.nullable(text);

/** The rows of the list; a row that lacks something is no answer of the database. */
export const listedSchema = z.array(
  z.object({
    id: text,
    nome: text,
    foto_url: textOrNull,
    partido_sigla: text,
    partido_nome: text,
    election_year: z.number(),
    status: text,
    updated_at: text,
  }),
);

/** One record, or none. What the form holds is read field by field; the rest is taken as the database gives it. */
export const recordSchema = z.nullable(
  z.looseObject({ id: text, nome: text, status: text, updated_at: text, updated_by: textOrNull }),
);

/** The row that says that somebody is an administrator, or none. */
export const adminRoleSchema = z.nullable(z.object({ role: z.literal('admin') }));

export const statusesSchema = z.array(z.object({ status: text }));
export const idsSchema = z.array(z.object({ id: text }));
/** When a save took hold, as the database answers it. */
export const savedSchema = z.iso.datetime({ offset: true });
export const momentsSchema = z.array(z.object({ created_at: savedSchema }));

/** The names of records, and the e-mails of accounts by their ids. */
export const namesSchema = z.array(z.object({ id: text, nome: text }));
export const actorsSchema = z.catchall(z.object({}), text);
