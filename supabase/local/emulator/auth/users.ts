import { randomUUID } from 'node:crypto';
import { type Queryable } from '../database/database.ts';
import type { JsonObject } from './http.ts';

/** A row of auth.users, without the columns of tokens (those live in auth.one_time_tokens). */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: JsonObject | null;
  raw_user_meta_data: JsonObject | null;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
}

/** Casts make a parameter mean the same in every driver. */
const writableColumns = {
  aud: 'text',
  role: 'text',
  email: 'text',
  encrypted_password: 'text',
  email_confirmed_at: 'timestamptz',
  invited_at: 'timestamptz',
  phone: 'text',
  phone_confirmed_at: 'timestamptz',
  confirmation_sent_at: 'timestamptz',
  recovery_sent_at: 'timestamptz',
  email_change: 'text',
  email_change_sent_at: 'timestamptz',
  email_change_confirm_status: 'int',
  reauthentication_sent_at: 'timestamptz',
  last_sign_in_at: 'timestamptz',
  raw_app_meta_data: 'text::jsonb',
  raw_user_meta_data: 'text::jsonb',
  banned_until: 'timestamptz',
  deleted_at: 'timestamptz',
  is_anonymous: 'boolean',
} as const;

type WritableColumn = keyof typeof writableColumns;
export type UserPatch = Partial<Pick<UserRow, WritableColumn>>;

const columns = ['id', 'confirmed_at', 'created_at', 'updated_at', ...Object.keys(writableColumns)].join(
  ', ',
);

function isWritable(name: string): name is WritableColumn {
  return name in writableColumns;
}

function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

async function findOne(tx: Queryable, condition: string, value: string): Promise<UserRow | undefined> {
  const { rows } = await tx.query<UserRow>(`select ${columns} from auth.users where ${condition}`, [value]);
  return rows[0];
}

export function findUserById(tx: Queryable, id: string): Promise<UserRow | undefined> {
  return findOne(tx, 'id = $1::uuid', id);
}

/** The same, with the row locked until the transaction ends. */
export function lockUserById(tx: Queryable, id: string): Promise<UserRow | undefined> {
  return findOne(tx, 'id = $1::uuid for update', id);
}

/** For `parseEmail` results; SSO users may share addresses and do not count. */
export function findUserByEmail(tx: Queryable, email: string): Promise<UserRow | undefined> {
  return findOne(tx, 'lower(email) = $1 and not is_sso_user', email);
}

export function findUserByPhone(tx: Queryable, phone: string): Promise<UserRow | undefined> {
  return findOne(tx, 'phone = $1 and not is_sso_user', phone);
}

/** Serializes sign-ins that may create this account: there is no row yet to lock. */
export async function lockEmail(tx: Queryable, email: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`auth.users ${email}`]);
}

export async function updateUser(tx: Queryable, id: string, patch: UserPatch, now: Date): Promise<UserRow> {
  const entries = Object.entries(patch).filter(([name]) => isWritable(name));
  const assignments = entries.map(([name], index) =>
    isWritable(name) ? `${name} = $${index + 3}::${writableColumns[name]}` : '',
  );
  const { rows } = await tx.query<UserRow>(
    `update auth.users set ${['updated_at = $2::timestamptz', ...assignments].join(', ')}
     where id = $1::uuid returning ${columns}`,
    [id, now.toISOString(), ...entries.map(([, value]) => toParameter(value))],
  );
  const user = rows[0];
  if (user === undefined) throw new Error(`user ${id} vanished during an update`);
  return user;
}

/** Inserts a user; rejects with DatabaseError 23505 when the e-mail, phone or id is taken. */
export async function insertUser(
  tx: Queryable,
  { id = randomUUID(), ...patch }: UserPatch & { id?: string },
  now: Date,
): Promise<UserRow> {
  await tx.query(
    `insert into auth.users (instance_id, id, aud, role, email, phone, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', $2, $3, $4, $4)`,
    [id, patch.email ?? null, patch.phone ?? null, now.toISOString()],
  );
  return updateUser(tx, id, patch, now);
}

/** The object with `updates` laid over it; null removes a key, as the service does. */
export function mergeMetadata(current: JsonObject | null, updates: JsonObject): JsonObject {
  const merged = Object.entries({ ...current, ...updates }).filter(
    ([key, value]) => !(Object.hasOwn(updates, key) && value === null),
  );
  return Object.fromEntries(merged);
}

export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

export function confirmEmail(tx: Queryable, user: UserRow, now: Date): Promise<UserRow> {
  return updateUser(
    tx,
    user.id,
    {
      email_confirmed_at: user.email_confirmed_at ?? now,
      raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: true }),
    },
    now,
  );
}

/** One page of all users, newest first, and how many there are. */
export async function listUsers(
  tx: Queryable,
  limit: number,
  offset: number,
): Promise<{ users: UserRow[]; total: number }> {
  const { rows: users } = await tx.query<UserRow>(
    `select ${columns} from auth.users order by created_at desc, id limit $1::int offset $2::bigint`,
    [limit, offset],
  );
  const { rows } = await tx.query<{ total: number }>('select count(*)::int as total from auth.users');
  return { users, total: rows[0]?.total ?? 0 };
}
