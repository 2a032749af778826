import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app';

afterEach(() => {
  vi.unstubAllEnvs();
});

const title = 'Quem responde e onde ficam os dados';

it('the privacy page says who is responsible, how to reach them, where the data are and for how long', async () => {
  vi.stubEnv('VITE_RESPONSIBLE', 'Associação Exemplo');
  vi.stubEnv('VITE_CONTACT', 'privacidade@exemplo.org.br');
  vi.stubEnv('VITE_DATA_PLACE', 'São Paulo, Brasil');
  vi.stubEnv('VITE_BACKUP_DAYS', '7');
  renderApp('/privacidade');
  const part = await screen.findByRole('region', { name: title });
  expect(part).toHaveTextContent('Quem responde por este site e pelos seus dados: Associação Exemplo.');
  expect(part).toHaveTextContent('Os dados ficam em São Paulo, Brasil, pelo tempo dito acima.');
  expect(part).toHaveTextContent('sai das cópias de segurança em até 7 dias.');
  expect(screen.getByRole('link', { name: 'privacidade@exemplo.org.br' })).toHaveAttribute(
    'href',
    'mailto:privacidade@exemplo.org.br',
  );
});

it('the privacy page says of a local copy that it is one', async () => {
  renderApp('/privacidade');
  const part = await screen.findByRole('region', { name: title });
  expect(part).toHaveTextContent('Esta é uma cópia local, num computador: ninguém a publicou');
});

it.each([
  [
    'Análise com inteligência artificial',
    'Vão se você favoritou ou ignorou cada político e os dados públicos dele: nome, partido, estado, profissão, inclinação, pautas, cargos e, entre deputados favoritos, quantas vezes votaram igual.',
  ],
  ['Análise com inteligência artificial', 'Ele escolhe quais assuntos contar e em que ordem, e mais nada'],
  ['Com conta', 'quando começou a última, sem o texto delas'],
  ['Sem conta', 'a escolha espera só neste navegador, por até uma hora'],
  ['Quem vê suas escolhas', 'Quem mantém o banco tem acesso técnico a ele'],
])('the privacy page hides nothing: %s', async (name, sentence) => {
  renderApp('/privacidade');
  expect(await screen.findByRole('region', { name })).toHaveTextContent(sentence);
});

it('the privacy page has a word for people of 16 and 17', async () => {
  renderApp('/privacidade');
  expect(await screen.findByRole('heading', { name: 'Se você tem 16 ou 17 anos' })).toBeVisible();
});
