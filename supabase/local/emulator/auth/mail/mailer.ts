import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { beginFlow } from '../google/flow-state.ts';
import { filledText, type MailKind, plainText } from './mail-text.ts';
import { hashOtp, newOtp, pkcePrefix, saveOneTimeToken, type OneTimeTokenType } from './one-time-tokens.ts';
import type { Challenge } from '../parse-inputs.ts';
import { updateUser, type UserPatch, type UserRow } from '../users.ts';

/** Back to this service, which then redirects to `redirectTo`. */
function actionLink(publicUrl: string, hash: string, kind: string, redirectTo: string): string {
  const query = new URLSearchParams({ token: hash, type: kind, redirect_to: redirectTo });
  return `${publicUrl}/verify?${query.toString()}`;
}

/** Puts a message into the inbox and tells the listener. */
export function deliver(
  { inbox, settings }: AuthContext,
  message: { to: string; kind: MailKind; code: string; hash: string; redirectTo: string },
): void {
  const { to, kind, code } = message;
  const link = actionLink(settings.publicUrl, message.hash, kind, message.redirectTo);
  const template = settings.mailTemplates[kind];
  const text =
    template === undefined
      ? plainText(kind, link)
      : filledText(template, {
          SiteURL: settings.siteUrl,
          Token: code,
          TokenHash: message.hash,
          ConfirmationURL: link,
          Email: to,
        });
  inbox.add({ ...text, to, code, sentAt: settings.now() });
}

/** Seconds; 0 when the message may go now. */
export function mailWaitSeconds({ settings }: AuthContext, lastSentAt: Date | null): number {
  if (lastSentAt === null) return 0;
  const waitMs = lastSentAt.getTime() + settings.mailIntervalSeconds * 1000 - settings.now().getTime();
  return Math.max(0, Math.ceil(waitMs / 1000));
}

/** Throws over_email_send_rate_limit (429) when the last message of this kind is too recent. */
export function checkMailInterval(context: AuthContext, lastSentAt: Date | null): void {
  const seconds = mailWaitSeconds(context, lastSentAt);
  if (seconds === 0) return;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );
}

interface KindOfToken {
  type: OneTimeTokenType;
  sentAt: (user: UserRow) => Date | null;
  stamp: (now: Date) => UserPatch;
}

const confirmation: KindOfToken = {
  type: 'confirmation_token',
  sentAt: (user) => user.confirmation_sent_at,
  stamp: (now) => ({ confirmation_sent_at: now }),
};

const recovery: KindOfToken = {
  type: 'recovery_token',
  sentAt: (user) => user.recovery_sent_at,
  stamp: (now) => ({ recovery_sent_at: now }),
};

const tokenOf: Readonly<Record<'signup' | 'recovery' | 'magiclink', KindOfToken>> = {
  signup: confirmation,
  recovery,
  magiclink: recovery,
};

type SimpleMailKind = keyof typeof tokenOf;

const methodOf = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
} as const;

/** Begins the flow that the link ends, and returns the mark of such links; nothing without a challenge. */
export async function beginMailFlow(
  { settings }: AuthContext,
  tx: Queryable,
  flow: { kind: keyof typeof methodOf; userId: string; challenge: Challenge | null },
): Promise<string> {
  if (flow.challenge === null) return '';
  const method = methodOf[flow.kind];
  const provider = flow.kind === 'signup' ? 'email' : method;
  await beginFlow(tx, { ...flow, provider, method }, settings.now());
  return pkcePrefix;
}

/** Errors: over_email_send_rate_limit (429) too soon after the last of its kind. */
export async function sendMail(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  mail: { kind: SimpleMailKind; redirectTo: string; challenge: Challenge | null },
): Promise<UserRow> {
  const { kind, redirectTo, challenge } = mail;
  const { type, sentAt, stamp } = tokenOf[kind];
  checkMailInterval(context, sentAt(user));
  const now = context.settings.now();
  const email = user.email ?? '';
  const code = newOtp();
  const mark = await beginMailFlow(context, tx, { kind, userId: user.id, challenge });
  const hash = mark + hashOtp(email, code);
  await saveOneTimeToken(tx, { userId: user.id, type, hash, relatesTo: email }, now);
  const stamped = await updateUser(tx, user.id, stamp(now), now);
  deliver(context, { to: email, kind, code, hash, redirectTo });
  return stamped;
}
