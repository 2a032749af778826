import { escapeMarkup } from '../../escape-markup.ts';

export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change';

/** A message of the project's own, in HTML with the service's `{{ .Name }}` fields. */
export interface MailTemplate {
  subject: string;
  content: string;
}

export type MailTemplates = Readonly<Partial<Record<MailKind, MailTemplate>>>;

/** What a template may name; the service knows more, which no template here uses. */
export interface MailFields {
  SiteURL: string;
  Token: string;
  TokenHash: string;
  ConfirmationURL: string;
  Email: string;
}

export interface MailText {
  subject: string;
  text: string;
  link: string | null;
}

const wording: Readonly<Record<MailKind, { subject: string; text: string }>> = {
  signup: { subject: 'Confirme seu e-mail', text: 'Confirme seu e-mail para começar a usar a conta.' },
  recovery: {
    subject: 'Redefina sua senha',
    text: 'Abra o link para escolher uma nova senha. Se você não pediu, ignore esta mensagem.',
  },
  magiclink: { subject: 'Seu link de acesso', text: 'Abra o link para entrar sem senha.' },
  email_change: {
    subject: 'Confirme a troca de e-mail',
    text: 'Confirme que o e-mail da conta deve ser trocado.',
  },
};

/** The service's own words, whose link is the service's address. */
export function plainText(kind: MailKind, link: string): MailText {
  return { ...wording[kind], link };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Words and first link as read. Throws for an unknown field. */
export function filledText({ subject, content }: MailTemplate, fields: MailFields): MailText {
  const values = new Map<string, string>(Object.entries(fields));
  const filled = content.replace(/\{\{\s*(.*?)\s*\}\}/g, (field, name: string) => {
    const value = values.get(name.replace(/^\./, ''));
    if (value === undefined) throw new Error(`The message has no field ${field}.`);
    return escapeMarkup(value);
  });
  const [, link = null] = /href="([^"]*)"/.exec(filled) ?? [];
  const words = filled
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { subject, text: unescaped(words), link: link === null ? null : unescaped(link) };
}
