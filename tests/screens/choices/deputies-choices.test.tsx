import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeAhead } from '@/features/choices/write-ahead';
import { waitingKey } from '@/lib/waiting-note';
import { aDeputy } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices, refusesDeputyChoices } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { noMark } from '../../support/waiting-choices';

const path = '/deputados-federais';
const acacio = aDeputy({ id: 1, nome: 'Acácio Exemplo', siglaPartido: 'EXA', siglaUf: 'BA' });
const bruna = aDeputy({ id: 2, nome: 'Bruna Exemplo', siglaPartido: 'EXB', siglaUf: 'BA' });
const two = { deputies: [acacio, bruna] };

it.each([
  ['Favoritar Bruna Exemplo', 'Faça login para favoritar deputados'],
  ['Ignorar Bruna Exemplo', 'Faça login para ignorar deputados'],
])('the button %s asks a visitor to sign in and keeps the way back', async (label, sentence) => {
  chamberHas(two);
  const { user, router } = renderApp(`${path}?uf=BA`);
  await user.click(await screen.findByRole('button', { name: label }));
  await toasted(sentence);
  expect(await heading(label)).toBeVisible();
  expect(router.state.location.search).toBe('?aba=cadastrar&volta=%2Fdeputados-federais%3Fuf%3DBA');
});

it('favouriting keeps a copy of the deputy, turns ignoring off, and can be undone', async () => {
  const { tokens } = chamberHas(two);
  const { writes } = hasDeputyChoices([{ deputado_id: '2', favorito: false, ignorado: true }]);
  const { user } = renderApp(path, { as: maria });
  const ignore = await screen.findByRole('button', { name: 'Ignorar Bruna Exemplo', pressed: true });
  await user.click(button('Favoritar Bruna Exemplo'));
  expect(await screen.findByRole('button', { name: 'Favoritar Bruna Exemplo', pressed: true })).toBeVisible();
  expect(ignore).toHaveAttribute('aria-pressed', 'false');
  await toasted('Deputado favoritado!');
  const copy = {
    user_id: maria.id,
    deputado_id: '2',
    deputado_nome: 'Bruna Exemplo',
    deputado_foto: 'https://fotos.exemplo/deputada.jpg',
    deputado_partido: 'EXB',
    deputado_uf: 'BA',
  };
  expect(writes).toEqual([{ ...copy, favorito: true, ignorado: false }]);
  await user.click(button('Desfazer'));
  expect(await screen.findByRole('button', { name: 'Ignorar Bruna Exemplo', pressed: true })).toBeVisible();
  await toasted('Deputado ignorado');
  expect(writes.at(-1)).toEqual({ ...copy, favorito: false, ignorado: true });
  expect([...tokens]).toEqual(['Bearer anon-key-of-the-tests']);
});

it.each([
  ['Favoritar', { favorito: true, ignorado: false }, 'Removido dos favoritos'],
  ['Ignorar', { favorito: false, ignorado: false }, 'Deputado ignorado'],
  ['Ignorar', { favorito: false, ignorado: true }, 'Removido dos ignorados'],
])('the button %s, pressed at %o, says %s', async (act, flags, sentence) => {
  chamberHas(two);
  hasDeputyChoices([{ deputado_id: '1', ...flags }]);
  const { user } = renderApp(path, { as: maria });
  const isPressed = act === 'Favoritar' ? flags.favorito : flags.ignorado;
  await user.click(await screen.findByRole('button', { name: `${act} Acácio Exemplo`, pressed: isPressed }));
  await toasted(sentence);
});

it.each([
  ['Favoritar Acácio Exemplo', 'Erro ao atualizar favorito'],
  ['Ignorar Acácio Exemplo', 'Erro ao atualizar deputado'],
])('a refused %s puts the button back and says so', async (label, sentence) => {
  chamberHas(two);
  hasDeputyChoices();
  refusesDeputyChoices();
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: label }));
  await toasted(sentence);
  expect(within(screen.getByRole('main')).getByRole('button', { name: label, pressed: false })).toBeVisible();
});

it.each([
  ['favorito', 'Erro ao atualizar favorito'],
  ['ignorado', 'Erro ao atualizar deputado'],
] as const)(
  'a deputy whose waiting mark %s is refused is told of in a deputy’s words',
  async (flag, sentence) => {
    chamberHas(two);
    hasDeputyChoices();
    refusesDeputyChoices();
    const target = { id: '1', nome: 'Acácio Exemplo' };
    const wish = { ...noMark, [flag]: true };
    writeAhead(waitingKey(maria.id, 'deputy', '1'), { target, base: noMark, wish, at: Date.now() });
    renderApp(path, { as: maria });
    await toasted(sentence);
  },
);

it('a deputy tapped before the sign-in is chosen on a page of deputies alone', async () => {
  window.sessionStorage.setItem(
    'escolha-a-fazer',
    JSON.stringify({
      kind: 'deputy',
      flag: 'favorito',
      target: { id: '2', nome: 'Bruna Exemplo' },
      path,
      keptAt: Date.now(),
    }),
  );
  chamberHas(two);
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  const candidates = backend.hasChoices();
  const { writes } = hasDeputyChoices();
  const { router } = renderApp('/candidatos-2026', { as: maria });
  await screen.findByRole('button', { name: 'Favoritar' });
  await act(() => router.navigate(path));
  await toasted('Deputado favoritado!');
  expect(writes).toMatchObject([{ deputado_id: '2', favorito: true }]);
  expect(candidates.writes).toEqual([]);
});
