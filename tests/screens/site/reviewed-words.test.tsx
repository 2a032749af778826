import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputyDetail, anExpense, aProposition } from '../../support/chamber-fixtures';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis, recipient } from '../../support/fake-analysis';
import { backend } from '../../support/fake-backend';
import { chamberHas } from '../../support/fake-chamber';
import { aRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, button, a';

/** A line for each block of text, as it is read. */
function linesOf(element: HTMLElement): string {
  const lines = [...element.querySelectorAll(blocks)]
    .filter(({ parentElement }) => {
      const outer = parentElement?.closest(blocks);
      return !outer || outer === element || !element.contains(outer);
    })
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
  expect(text, 'changed words change in their file too, where somebody reads them').toMatchFileSnapshot(
    `./reviewed-words/${name}.txt`,
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

/** What a word that opens says, open or not. */
async function foldsOf(...summaries: readonly string[]): Promise<string> {
  const folds = await Promise.all(
    summaries.map(async (words) => (await screen.findByText(words)).closest('details')),
  );
  return folds.map((fold) => linesOf(fold ?? document.body)).join('');
}

it('what the Chamber decides in a vote is explained in words that somebody reviewed', async () => {
  hasRollCalls({ list: [aRollCall()] });
  const { user } = renderApp('/votacoes');
  await user.click(await screen.findByText('O que a Câmara decide em cada votação'));
  await screen.findByText(/^Urgência é votar/);
  await reviewed('decisions', await foldsOf('O que a Câmara decide em cada votação'));
});

const kinds = ['PL', 'PEC', 'PLP', 'PDL', 'PRC', 'MPV', 'REQ'];

it('the kinds of propositions are explained in words that somebody reviewed', async () => {
  const propositions = kinds.map((siglaTipo, index) => aProposition({ id: 70 + index, siglaTipo }));
  chamberHas({ details: [aDeputyDetail()], propositions });
  renderApp('/deputado-federal/160541?aba=proposicoes');
  const parts = (await screen.findAllByRole('heading', { level: 2 })).map((head) => {
    const [said = ''] = linesOf(head.closest('section') ?? document.body)
      .split('\n')
      .slice(1);
    return `${head.textContent}: ${said}`;
  });
  await reviewed('propositions', `${await foldsOf('O que é uma proposição')}${parts.join('\n')}\n`);
});

it('the facts and expenses of a deputy are explained in words that somebody reviewed', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()] });
  const { user } = renderApp('/deputado-federal/160541');
  const facts = (await screen.findAllByText('O que é')).map((word) =>
    linesOf(word.closest('details') ?? document.body),
  );
  await user.click(screen.getByRole('tab', { name: 'Despesas' }));
  const terms = (await screen.findByText('SIGEPA')).closest('dl') ?? document.body;
  await reviewed('deputy', `${facts.join('')}${linesOf(terms)}`);
});
