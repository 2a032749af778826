import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { unprocessable } from '../errors.ts';
import type { Challenge } from '../parse-inputs.ts';
import type { SignInMethod } from '../session/sessions.ts';

/** From the first request to the code that ends it. */
export interface FlowState {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  code_challenge: string | null;
  code_challenge_method: Challenge['method'] | null;
  authentication_method: string;
  referrer: string | null;
  created_at: Date;
  auth_code_issued_at: Date | null;
}

const columns = `id, user_id, auth_code, code_challenge, code_challenge_method::text as code_challenge_method,
  authentication_method, referrer, created_at, auth_code_issued_at`;

/** Returns its id; a code needs the client's challenge. */
export async function beginFlow(
  tx: Queryable,
  flow: {
    provider: string;
    method: SignInMethod;
    challenge: Challenge | null;
    userId?: string;
    referrer?: string;
  },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type,
       authentication_method, referrer, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::text::auth.code_challenge_method, $6, $7, $8,
       $9::timestamptz, $9::timestamptz)`,
    [
      id,
      flow.userId ?? null,
      flow.challenge === null ? null : randomUUID(),
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.provider,
      flow.method,
      flow.referrer ?? null,
      now.toISOString(),
    ],
  );
  return id;
}

/** The flow, locked until the transaction ends. */
export async function lockFlow(tx: Queryable, id: string): Promise<FlowState | undefined> {
  const { rows } = await tx.query<FlowState>(
    `select ${columns} from auth.flow_state where id = $1::uuid for update`,
    [id],
  );
  return rows[0];
}

/** Removes the flow, so its code serves once. */
export async function takeFlowByCode(tx: Queryable, code: string): Promise<FlowState | undefined> {
  const { rows } = await tx.query<FlowState>(
    `delete from auth.flow_state where auth_code = $1 and user_id is not null returning ${columns}`,
    [code],
  );
  return rows[0];
}

export async function deleteFlow(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from auth.flow_state where id = $1::uuid', [id]);
}

/** Ties the flow to the user; its code becomes valid. */
export async function claimFlow(tx: Queryable, id: string, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.flow_state
     set user_id = $2::uuid, auth_code_issued_at = $3::timestamptz, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [id, userId, now.toISOString()],
  );
}

/** Of the user's latest flow. Throws flow_state_not_found (422). */
export async function issueCode(
  tx: Queryable,
  userId: string,
  method: SignInMethod,
  now: Date,
): Promise<string> {
  const { rows } = await tx.query<{ auth_code: string | null }>(
    `update auth.flow_state set auth_code_issued_at = $3::timestamptz, updated_at = $3::timestamptz
     where id = (select id from auth.flow_state where user_id = $1::uuid and authentication_method = $2
                 order by created_at desc limit 1)
     returning auth_code`,
    [userId, method, now.toISOString()],
  );
  const code = rows[0]?.auth_code ?? null;
  if (code === null) throw unprocessable('flow_state_not_found', 'No valid flow state found for user.');
  return code;
}

const lifetimeMs = 300_000;

/** From the code's issue (e-mails open late), else from the start. */
export function isFlowExpired(flow: FlowState, now: Date): boolean {
  const since = flow.auth_code_issued_at ?? flow.created_at;
  return now.getTime() > since.getTime() + lifetimeMs;
}

/** Whether the verifier is the one whose challenge was sent (RFC 7636 §4.6). */
export function isVerifierOf(flow: FlowState, verifier: string): boolean {
  const answer =
    flow.code_challenge_method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  const [given, expected] = [Buffer.from(answer), Buffer.from(flow.code_challenge ?? '')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
