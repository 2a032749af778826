/** The service's words, the most frequent first. */
export const mailPurposes = ['recovery', 'signup', 'email_change'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

export type MailProof = { type: MailPurpose } & ({ token_hash: string } | { email: string; token: string });

/** From the fragment, which no server or scanner sees. */
export function readMailLink(fragment: string): { type: MailPurpose; token_hash: string } | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const type = mailPurposes.find((purpose) => purpose === given.get('type'));
  const hash = given.get('token_hash') ?? '';
  return type === undefined || hash === '' ? null : { type, token_hash: hash };
}
