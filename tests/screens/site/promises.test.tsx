import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis, recipient } from '../../support/fake-analysis';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, button, a';

/** A line for each block of text, as it is read. */
function linesOf(element: HTMLElement): string {
  const lines = [...element.querySelectorAll(blocks)]
    .filter((block) => !block.parentElement?.closest(blocks))
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

function hasAccount() {
  hasAnalysis({ provedor: recipient });
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  backend.hasChoices();
  backend.hasCandidates([]);
}

const reviewed = (name: string, text: string) =>
  expect(text, 'a promise changes in its file too, where somebody reads it').toMatchFileSnapshot(
    `./promises/${name}.txt`,
  );

it.each([
  ['privacy', '/privacidade', 'Privacidade'],
  ['about', '/sobre', 'Sobre e método'],
  ['accessibility', '/acessibilidade', 'Acessibilidade'],
])('the %s page speaks in words that somebody reviewed', async (name, path, title) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  await reviewed(name, linesOf(screen.getByRole('main')));
});

it('the settings say what is kept, copied and erased in words that somebody reviewed', async () => {
  hasAccount();
  renderApp('/settings?aba=dados', { as: maria });
  await screen.findByText(/^Ainda não autorizado\./);
  await screen.findByText('Neste aparelho não há nada guardado.');
  const parts = ['Autorizações', 'Seus dados'].map((name) => linesOf(screen.getByRole('region', { name })));
  await reviewed('settings', parts.join(''));
});

it('the analysis says what it does and what would be sent in words that somebody reviewed', async () => {
  hasAnalysis({ provedor: recipient });
  renderApp('/analise-politica', { as: maria });
  await screen.findByText('Você não autorizou o envio.');
  await reviewed('analysis', linesOf(screen.getByRole('main')));
});

it.each([
  ['erase-account', 'Excluir minha conta'],
  ['erase-choices', 'Apagar minhas escolhas'],
])('the two questions of %s say what is lost in words that somebody reviewed', async (name, opener) => {
  hasAccount();
  const { user } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: opener }));
  const first = (await screen.findByRole('alertdialog')).textContent;
  await user.click(button('Continuar'));
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).not.toBe(first));
  await reviewed(name, `${first}\n${screen.getByRole('alertdialog').textContent}\n`);
});
