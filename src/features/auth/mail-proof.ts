/** What a message of the account service is for, in the service's words; the first is what most people come for. */
export const mailPurposes = ['recovery', 'signup', 'email_change'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** What a message carries, in one of its two forms. */
export type MailProof = { type: MailPurpose } & ({ token_hash: string } | { email: string; token: string });

/** The link of a message, from the fragment of its address: no server and no scanner sees or spends it. */
export function readMailLink(fragment: string): { type: MailPurpose; token_hash: string } | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const type = mailPurposes.find((purpose) => purpose === given.get('type'));
  const hash = given.get('token_hash') ?? '';
  return type === undefined || hash === '' ? null : { type, token_hash: hash };
}
