import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { watchDownloads } from '../../support/browser/downloads';
import { aBallot, hasRollCalls, judgingWords, rollCallOfEveryLabel } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { button, openPart, region } from '../../support/screen-parts';

/** Folded, grouped, by party, on paper and as a file. */
const path = '/votacao/2586587-30';

it('the page of a roll call judges nobody, with all five labels on the screen, and Sim and Não look alike', async () => {
  hasRollCalls({
    one: {
      ...rollCallOfEveryLabel,
      orientacoes: [{ bancada: 'Governo', orientacao: 'Não', abreviada: false }],
    },
  });
  const { user } = renderApp(path);
  await openPart(user, 'Todos os votos');
  const heading = (name: string) =>
    within(region('Todos os votos').getByRole('region', { name })).getByRole('heading', { level: 3 });
  const [yes, no] = [heading('Sim'), heading('Não')];
  const face = ({ className, firstElementChild: words }: Element) => [
    className,
    words?.className,
    words?.querySelector('svg')?.getAttribute('class'),
  ];
  expect(face(no)).toEqual(face(yes));
  for (const label of ['Abstenção', 'Obstrução', 'Presidiu a sessão (não vota)'])
    expect(heading(label)).toBeVisible();
  expect(document.body.textContent).not.toMatch(judgingWords);
});

it('the page of a roll call counts by the party of the day, alphabetically, those of an unknown party last', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  renderApp(path);
  await screen.findByRole('heading', { level: 2, name: 'Por partido' });
  expect(
    region('Por partido')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'EXASim 2Não 0Obstrução: 1',
    'EXBSim 0Não 1Presidiu a sessão (não vota): 1',
    'Partido não informadoSim 0Não 0Abstenção: 1',
  ]);
});

it('the page of a roll call lists every vote in groups, alphabetically, and finds a name without its accents', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  const { user } = renderApp(path);
  const names = () =>
    within(region('Todos os votos').getByRole('region', { name: 'Sim' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await openPart(user, 'Todos os votos');
  expect(names()).toEqual(['Álvaro ExemploEXA-SP', 'Zé ExemploEXA-RS']);
  expect(screen.getByRole('link', { name: 'Deputado(a) nº 14' })).toHaveAttribute(
    'href',
    '/deputado-federal/14',
  );
  await user.type(screen.getByLabelText('Procurar nome'), 'alvaro');
  expect(names()).toEqual(['Álvaro ExemploEXA-SP']);
  expect(screen.queryByRole('region', { name: 'Não' })).toBeNull();
  expect(region('Todos os votos').getByRole('status')).toHaveTextContent('1 nome');
});

it('the page of a roll call says in words who had no party that day, in the list as among the parties', async () => {
  const votos = [aBallot(1, 'Ana Exemplo', { partido_sigla: 'S.PART.' }), aBallot(1, 'Bia Exemplo')];
  hasRollCalls({ one: { ...rollCallOfEveryLabel, votos } });
  const { user } = renderApp(path);
  await openPart(user, 'Todos os votos');
  expect(screen.getByRole('link', { name: 'Ana Exemplo' }).parentElement).toHaveTextContent(
    'Ana ExemploSem partido-SP',
  );
  expect(document.body).not.toHaveTextContent('S.PART');
});

it('the page of a roll call counts whoever presided among the names, not among the votes', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  const { user } = renderApp(path);
  await openPart(user, 'Todos os votos');
  expect(region('Todos os votos').getByRole('heading', { level: 2 }).parentElement).toHaveTextContent(
    'Todos os votos5Em ordem alfabética, com busca por nome',
  );
  expect(region('Todos os votos').getByRole('status')).toHaveTextContent('6 nomes');
});

it('the page of a roll call shows twelve of a long group, the rest when asked for, from the thirteenth on', async () => {
  const many = Array.from({ length: 14 }, (_, index) => aBallot(1, `Deputada ${index + 10}`));
  hasRollCalls({ one: { ...rollCallOfEveryLabel, votos: many } });
  const { user } = renderApp(path);
  await openPart(user, 'Todos os votos');
  expect(screen.getByRole('link', { name: 'Deputada 21' })).toBeVisible();
  expect(screen.queryByText('Deputada 22')).toBeNull();
  await user.click(button('Mostrar os 14'));
  expect(screen.getByRole('link', { name: 'Deputada 22' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Deputada 23' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar os 14' })).toBeNull();
});

it('the printed roll call has every name', async () => {
  const many = Array.from({ length: 14 }, (_, index) => aBallot(1, `Deputada ${index + 10}`));
  hasRollCalls({ one: { ...rollCallOfEveryLabel, votos: many } });
  renderApp(path);
  const last = await screen.findByRole('link', { name: 'Deputada 21' });
  expect(last).not.toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('link', { name: 'Deputada 23' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar os 14' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Deputada 23')).toBeNull();
  expect(last).not.toBeVisible();
});

it('the file of a roll call has every vote under what it is', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  const files = watchDownloads();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  const text = await files[0]?.blob.text();
  expect(text).toContain('"Votação";"PL 1/2026"');
  expect(text).toContain('"Fonte";"Dados Abertos da Câmara dos Deputados"');
  expect(text).toContain('"Sim";"Álvaro Exemplo";"EXA";"SP";10\r\n"Sim";"Zé Exemplo";"EXA";"RS";11\r\n');
  expect(text).toContain('"Presidiu a sessão (não vota)";"Diva Exemplo";"EXB";"SP";15\r\n');
});
