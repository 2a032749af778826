/** A message the service would have sent by e-mail. */
export interface MailMessage {
  to: string;
  subject: string;
  /** What the link is for, in words. */
  text: string;
  link: string | null;
  /** The six digits that do the same as the link. */
  code: string;
  sentAt: Date;
}

export interface MailInbox {
  add(message: MailMessage): void;
  /** Newest first. */
  list(): readonly MailMessage[];
  clear(): void;
}

const maximumMessages = 100;

/** Messages of this process, in memory; the oldest go first when there are too many. */
export function createInbox(): MailInbox {
  let messages: readonly MailMessage[] = [];
  return {
    add(message) {
      messages = [message, ...messages].slice(0, maximumMessages);
    },
    list: () => messages,
    clear() {
      messages = [];
    },
  };
}
