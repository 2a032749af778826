import { htmlPage } from '../http.ts';
import type { MailInbox, MailMessage } from './inbox.ts';
import { html, page, type Markup } from './html.ts';

const time = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

function messageItem(message: MailMessage): Markup {
  const link =
    message.link === null
      ? html``
      : html`<p><a class="button" href="${message.link}" rel="noreferrer">Abrir o link da mensagem</a></p>`;
  return html`<li>
    <h2>${message.subject}</h2>
    <p>Para: ${message.to}</p>
    <p>Enviada em <time datetime="${message.sentAt.toISOString()}">${time.format(message.sentAt)}</time></p>
    <p>${message.text}</p>
    ${link}
    <p>Código: ${message.code}</p>
  </li>`;
}

export function inboxPage(inbox: MailInbox): Response {
  const messages = inbox.list();
  const list =
    messages.length === 0
      ? html`<p>Nenhuma mensagem enviada desde que o servidor local foi iniciado.</p>`
      : html`<ul>
          ${messages.map(messageItem)}
        </ul>`;
  return htmlPage(
    page(
      'Caixa de mensagens local',
      html`<h1>Caixa de mensagens local</h1>
        <p class="notice">
          Esta página existe apenas no ambiente local: nenhuma mensagem é enviada de verdade. Recarregue para
          ver as novas.
        </p>
        ${list}`,
    ),
  );
}
