import { beforeEach } from 'vitest';
import { startAuth, type Answer } from '../test-auth.ts';
import type { MailMessage } from './inbox.ts';

/** A service whose inbox is empty before each test. */
export async function startMail() {
  const service = await startAuth();
  beforeEach(() => {
    service.auth.inbox.clear();
  });
  return {
    service,
    lastMessage(over = service): MailMessage {
      const [message] = over.auth.inbox.list();
      if (message === undefined) throw new Error('the inbox is empty');
      return message;
    },
    openLink: (message: MailMessage, over = service): Promise<Answer> =>
      over.call('GET', `/verify${new URL(message.link ?? '').search}`),
  };
}
