import { describe, expect, test } from 'vitest';
import { createInbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { publicUrl } from '../test-auth.ts';

describe('the message page', () => {
  test('says when there is nothing', async () => {
    const text = await inboxPage(createInbox()).text();
    expect(text).toContain('<html lang="pt-BR">');
    expect(text).toContain('Nenhuma mensagem enviada');
  });

  test('lists messages newest first, escaped, with their links', async () => {
    const inbox = createInbox();
    const sentAt = new Date(Date.UTC(2026, 10, 21, 15));
    const message = { subject: 'Redefina sua senha', text: 'Abra o link.', code: '123456', sentAt };
    inbox.add({ ...message, to: 'antes@exemplo.com', link: null });
    inbox.add({ ...message, to: '<script>@exemplo.com', link: `${publicUrl}/verify?token=a&type=recovery` });
    const text = await inboxPage(inbox).text();
    expect(text).not.toContain('<script');
    expect(text.indexOf('&lt;script&gt;@exemplo.com')).toBeLessThan(text.indexOf('antes@exemplo.com'));
    expect(text).toContain(`href="${publicUrl}/verify?token=a&amp;type=recovery"`);
    expect(text).toContain('21/11/2026, 12:00:00');
    expect(text.match(/Abrir o link da mensagem/g)).toHaveLength(1);
  });

  test('keeps the last hundred', () => {
    const inbox = createInbox();
    const message = { subject: '', text: '', code: '', link: null, sentAt: new Date(0) };
    for (let number = 0; number < 101; number += 1) inbox.add({ ...message, to: `${number}@exemplo.com` });
    expect(inbox.list()).toHaveLength(100);
    expect(inbox.list()[99]?.to).toBe('1@exemplo.com');
  });
});
