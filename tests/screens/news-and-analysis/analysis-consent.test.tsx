import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { consentVersion } from '../../../supabase/functions/analise-politica/consent.ts';
import { hasAnalysis, recipient } from '../../support/fake-analysis';
import { server } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/analise-politica';
/** Once the consents were read: until then the button takes no press. */
async function ready(name: string) {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

const consentButton = () => ready('Autorizar o envio');

it('the analysis names who would receive the data, and consents to exactly that', async () => {
  const seen = hasAnalysis({ provedor: recipient });
  const { user } = renderApp(path, { as: maria });
  expect(await screen.findByText('Exemplo IA')).toBeVisible();
  expect(screen.getByText(/\(modelo modelo-1; país: Portugal\)/)).toBeVisible();
  expect(screen.getByText('Você não autorizou o envio.')).toBeVisible();
  await user.click(await consentButton());
  expect(await screen.findByText('Você autorizou o envio em 21/11/2026.')).toBeVisible();
  await toasted('Autorização registrada');
  expect(seen.consents).toEqual([{ user_id: maria.id, finalidade: 'analise_ia', versao: recipient.versao }]);
  expect(seen.analyses).toEqual([]);
});

// New words need a new version in consent.ts, private.consent_text_ok and here.
it('the analysis asks in the words of the version that is agreed to', async () => {
  hasAnalysis({ provedor: recipient });
  renderApp(path, { as: maria });
  const panel = await screen.findByRole('group', { name: 'Inteligência artificial: você decide' });
  expect(within(panel).getByText(/^Para uma inteligência/)).toHaveTextContent(
    'Para uma inteligência artificial escolher quais assuntos contar e em que ordem, e só para isso, enviamos dados ' +
      'públicos das pessoas que você marcou, e se favoritou ou ignorou cada uma, para Exemplo IA (modelo modelo-1; ' +
      'país: Portugal). Seu nome, seu e-mail e o número da sua conta não vão. Sem a sua autorização, a ordem dos ' +
      'assuntos é a padrão.',
    { normalizeWhitespace: true },
  );
  const provider = {
    url: 'https://ia.example/v1',
    name: 'Exemplo IA',
    model: 'modelo-1',
    country: 'Portugal',
  };
  expect(await consentVersion({ ...provider, key: 'k' })).toMatch(/^2026-11-26\./);
});

it('the analysis takes the consent back as easily', async () => {
  const seen = hasAnalysis({ provedor: recipient });
  const { user } = renderApp(path, { as: maria });
  await user.click(await consentButton());
  await user.click(await ready('Retirar autorização'));
  await toasted('Autorização retirada');
  await consentButton();
  expect(seen.revocations).toBe(1);
});

it('a consent to another version does not count', async () => {
  const seen = hasAnalysis({ provedor: recipient });
  seen.consents.push({ user_id: maria.id, finalidade: 'analise_ia', versao: 'another' });
  renderApp(path, { as: maria });
  expect(await screen.findByText('Você não autorizou o envio.')).toBeVisible();
});

it('the analysis shows letter by letter what would be sent, only when asked', async () => {
  const mensagens = [
    { role: 'system', content: 'As regras.' },
    { role: 'user', content: '<dados>\n{"nome": "Ana <b>Ativa</b>"}\n</dados>' },
  ];
  hasAnalysis({ provedor: recipient, preview: () => HttpResponse.json({ mensagens }) });
  const { user } = renderApp(path, { as: maria });
  const opener = await screen.findByRole('button', { name: 'Ver exatamente o que será enviado' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(await screen.findByText(/Ana <b>Ativa<\/b>/)).toBeVisible();
  expect(screen.getByText('As regras.')).toBeVisible();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener);
  expect(screen.queryByText('As regras.')).not.toBeInTheDocument();
});

it('the analysis has nothing to preview without favourites', async () => {
  const error = 'Você precisa favoritar alguns candidatos primeiro';
  const preview = () => HttpResponse.json({ needsChoices: true, error }, { status: 400 });
  hasAnalysis({ provedor: recipient, preview });
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Ver exatamente o que será enviado' }));
  expect(await screen.findByText(error)).toBeVisible();
});

it('the analysis says that it could not find out what would be sent', async () => {
  hasAnalysis({ provedor: recipient, preview: () => HttpResponse.json({ error: 'x' }, { status: 500 }) });
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Ver exatamente o que será enviado' }));
  expect(await screen.findByText('Não foi possível montar a prévia')).toBeVisible();
});

it('the analysis says when it cannot be known whether there is an AI, and can generate all the same', async () => {
  server.use(
    http.post('http://backend.test/functions/v1/analise-politica', () =>
      HttpResponse.json({ error: 'x' }, { status: 500 }),
    ),
  );
  renderApp(path, { as: maria });
  await toasted('Não foi possível saber agora se há inteligência artificial ligada');
  expect(button('Gerar Minha Análise')).toBeEnabled();
});
