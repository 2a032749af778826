import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { rest, timedOut } from '../../support/fake-tables';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { joana, maria } from '../../support/session';
import { aWrittenOne, hasExplanations, openVotesPanel, path } from '../../support/panel/votes-panel';

const one = `${path}/2586587-30`;

beforeEach(onWideScreen);

function write(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

it('the panel of explanations lists what waits and what is written, each with its count, and leads to the form', async () => {
  hasExplanations([
    aWrittenOne({ votacao_id: 31, id_camara: '31-1', situacao: 'em_revisao', redigida_por: joana.id }),
    aWrittenOne({ votacao_id: 32, id_camara: '32-1', situacao: 'publicada', principal: true }),
  ]);
  const { user, router } = openVotesPanel();
  await heading('Votações explicadas');
  expect(await screen.findByText('1 votação sem explicação')).toBeVisible();
  const counters = within(screen.getByRole('group', { name: 'Explicações por situação' }));
  await waitFor(() =>
    expect(counters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1 Sem explicação',
      '0 Rascunhos',
      '1 Em revisão',
      '1 Publicadas',
      '0 Retiradas',
    ]),
  );
  await user.click(counters.getByRole('button', { name: '0 Rascunhos' }));
  expect(screen.getByText('Nenhuma explicação nesta situação.')).toBeVisible();
  await user.click(counters.getByRole('button', { name: '1 Publicadas' }));
  expect(router.state.location.search).toBe('?lista=publicada');
  expect(
    screen.getByText('20/05/2026 · PL 1/2026 · Publicada · escrita por você · entre as principais'),
  ).toBeVisible();
  await user.click(counters.getByRole('button', { name: '1 Sem explicação' }));
  await user.click(await screen.findByRole('link', { name: 'PL 1/2026' }));
  expect(router.state.location.pathname).toBe(one);
});

it('the panel of explanations counts them all, though one answer holds 1,000 of them', async () => {
  hasExplanations(
    Array.from({ length: 1_001 }, (_, at) =>
      aWrittenOne({ votacao_id: 100 + at, id_camara: `${100 + at}-1` }),
    ),
  );
  openVotesPanel();
  expect(await screen.findByRole('button', { name: '1.001 Rascunhos' })).toBeVisible();
});

it('the panel of explanations searches the queue by text, and keeps the search after a form', async () => {
  hasExplanations([]);
  const { user, router } = openVotesPanel();
  await screen.findByText('1 votação sem explicação');
  await user.type(field('Texto'), 'PL 9');
  await user.click(button('Buscar'));
  expect(await screen.findByText('0 votações sem explicação')).toBeVisible();
  await user.type(field('Texto'), '{Backspace}1{Enter}');
  await user.click(await screen.findByRole('link', { name: 'PL 1/2026' }));
  await heading('PL 1/2026');
  await router.navigate(-1);
  await heading('Votações explicadas');
  expect(field('Texto')).toHaveValue('PL 1');
});

it('the panel of explanations shows the Chamber’s text beside the form, counts, and saves a draft that is then sent', async () => {
  const panel = hasExplanations([]);
  const { user } = openVotesPanel(one);
  const chamber = within(await screen.findByRole('region', { name: 'Texto da Câmara' }));
  expect(chamber.getByText('Aprovado o Requerimento de Urgência. Sim: 302; Não: 105.')).toBeVisible();
  expect(screen.getByText('Ainda não escrita')).toBeVisible();
  expect(field('Endereço da fonte')).toHaveValue(
    'https://dadosabertos.camara.leg.br/api/v2/votacoes/2586587-30',
  );
  write('Título em palavras', 'Curto');
  write('Data da fonte', '2099-01-01');
  write('O Sim significava', 'Aprovava a urgência do projeto de exemplo para o plenário.');
  write('O Não significava', 'Rejeitava a urgência.');
  expect(screen.getByText('5/120')).toBeVisible();
  expect(
    screen.getByText(
      'Um lado está contado bem mais longo que o outro: o maior pode ter até uma vez e meia o menor.',
    ),
  ).toBeVisible();
  await user.click(button('Salvar rascunho'));
  expect(await screen.findByText('Escreva de 10 a 120 caracteres.')).toBeVisible();
  expect(field('Título em palavras')).toHaveFocus();
  expect(screen.getByText('O dia não pode estar no futuro.')).toBeVisible();
  expect(panel.acts).toEqual([]);
  write('Título em palavras', 'Urgência para o projeto');
  write('Data da fonte', '2026-05-20');
  write('O Não significava', 'Rejeitava a urgência do projeto de exemplo para o plenário.');
  await user.selectOptions(field('Entre as principais'), 'Sim');
  await user.click(button('Salvar rascunho'));
  await toasted('Rascunho salvo');
  expect(panel.acts).toEqual([
    {
      act: 'gravar',
      call: {
        p_votacao: 30,
        p_dados: {
          titulo_claro: 'Urgência para o projeto',
          sim_significa: 'Aprovava a urgência do projeto de exemplo para o plenário.',
          nao_significa: 'Rejeitava a urgência do projeto de exemplo para o plenário.',
          fonte_titulo: 'Registro da votação, Dados Abertos da Câmara dos Deputados',
          fonte_url: 'https://dadosabertos.camara.leg.br/api/v2/votacoes/2586587-30',
          fonte_data: '2026-05-20',
          principal: true,
        },
      },
    },
  ]);
  expect(await screen.findByText('Rascunho, escrita por você')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Enviar para revisão' }));
  await toasted('Explicação enviada para revisão');
  expect(panel.acts.at(-1)).toMatchObject({
    act: 'enviar',
    call: { p_lido_em: '2026-11-21T13:00:00.000001+00:00' },
  });
});

it('the panel of explanations keeps publishing from the author, in words, and says so too when the database refuses', async () => {
  const panel = hasExplanations([aWrittenOne({ situacao: 'em_revisao' })]);
  const { user, unmount } = openVotesPanel(one);
  expect(await screen.findByRole('button', { name: 'Publicar' })).toBeDisabled();
  expect(button('Publicar')).toHaveAccessibleDescription(
    'O texto é seu: outra pessoa da administração precisa conferir e publicar.',
  );
  unmount();
  Object.assign(panel, { explanations: [aWrittenOne({ situacao: 'em_revisao', redigida_por: joana.id })] });
  panel.refuseNext = 'explicacao_propria';
  openVotesPanel(one);
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(
    await screen.findByText(
      'Quem escreveu o texto não o publica: outra pessoa da administração precisa conferir.',
    ),
  ).toBeVisible();
  await user.click(button('Publicar'));
  await toasted('Explicação publicada');
  expect(await screen.findByText('Publicada, escrita por outra pessoa')).toBeVisible();
  expect(
    screen.getByText(
      'Esta explicação está publicada. Salvar uma mudança a tira do ar até que outra pessoa publique o novo texto.',
    ),
  ).toBeVisible();
  await user.click(button('Retirar'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Retirar a explicação?' }));
  await user.click(question.getByRole('button', { name: 'Retirar' }));
  await toasted('Explicação retirada');
  expect(panel.acts.map(({ act }) => act)).toEqual(['publicar', 'publicar', 'retirar']);
});

it('the panel of explanations tells who came second what changed, keeps what was typed, and saves with what was read anew', async () => {
  const panel = hasExplanations([aWrittenOne()]);
  const { user } = openVotesPanel(one);
  await screen.findByRole('form', { name: 'Explicação' });
  write('Título em palavras', 'Meu novo título da votação');
  write('Data da fonte', '2026-05-21');
  panel.explanations = [
    aWrittenOne({
      titulo_claro: 'Título de outra pessoa',
      fonte_data: '2026-05-19',
      redigida_por: joana.id,
      updated_at: '2026-11-21T12:30:00.000001+00:00',
    }),
  ];
  panel.refuseNext = 'explicacao_mudou';
  await user.click(button('Salvar rascunho'));
  expect(await screen.findByText(/^Outra pessoa mexeu nesta explicação antes de você\./)).toBeVisible();
  expect(screen.getByText('antes: Título de outra pessoa')).toBeVisible();
  expect(screen.getByText('antes: 19/05/2026')).toBeVisible();
  expect(field('Título em palavras')).toHaveValue('Meu novo título da votação');
  await user.click(button('Salvar rascunho'));
  await toasted('Rascunho salvo');
  expect(panel.acts.at(-1)?.call.p_lido_em).toBe('2026-11-21T12:30:00.000001+00:00');
});

it('the panel of explanations asks before unsaved edits are left, and finds them again in this tab', async () => {
  hasExplanations([aWrittenOne()]);
  const { user, unmount } = openVotesPanel(one);
  await screen.findByRole('form', { name: 'Explicação' });
  write('Título em palavras', 'Título que não foi salvo');
  expect(screen.getByText('Salve o que mudou antes de enviar, publicar ou retirar.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Votações explicadas' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
  await user.click(question.getByRole('button', { name: 'Continuar editando' }));
  unmount();
  openVotesPanel(one, maria);
  expect(await screen.findByText('Recuperamos o que você escreveu')).toBeVisible();
  expect(field('Título em palavras')).toHaveValue('Título que não foi salvo');
  await user.click(button('Descartar e começar do que está salvo'));
  expect(field('Título em palavras')).toHaveValue('Urgência para o programa de exemplo');
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('rascunho'))).toEqual([]);
});

it('the panel of explanations says when the explanations cannot be read', async () => {
  hasExplanations([], true);
  openVotesPanel(`${path}?lista=rascunho`);
  expect(await screen.findByText('Não foi possível carregar as explicações.')).toBeVisible();
});

it.each(['1-1', '%00', 'uma-votacao'])('the panel of explanations knows no roll call %s', async (id) => {
  hasExplanations([]);
  // What is no number of a roll call is not asked for.
  if (id !== '1-1') server.use(http.get(`${rest}/camara_votacoes`, timedOut));
  openVotesPanel(`${path}/${id}`);
  expect(await screen.findByText('Esta votação não está nestes dados.')).toBeVisible();
});

it('a draft is seen as the public page would show it, as it is typed and once it is whole', async () => {
  hasExplanations([aWrittenOne({ redigida_por: null })]);
  const { user } = openVotesPanel(one);
  await user.click(await screen.findByText('Como fica na página pública'));
  const meaning = within(await screen.findByRole('region', { name: 'O que significava' }));
  expect(meaning.getByText('Aprovava a urgência para o projeto do programa de exemplo.')).toBeVisible();
  write('Título em palavras', 'Um título que ainda ninguém leu');
  expect(screen.getByText('Um título que ainda ninguém leu', { selector: 'p' })).toBeVisible();
  write('Título em palavras', 'Curto');
  expect(screen.getByText('A prévia aparece quando todos os campos estiverem certos.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'O que significava' })).toBeNull();
});

it('the panel of explanations says when the next roll calls do not come, and keeps those that did', async () => {
  hasExplanations([]);
  const { titulo, ...rollCall } = aWrittenOne();
  const page = Array.from({ length: 20 }, (_, index) => {
    const number = 60 - index;
    const names = { votacao_id: number, id_camara: `${number}-1`, titulo: `${titulo} ${number}` };
    return { ...rollCall, ...names, total: 21 };
  });
  server.use(
    http.post(`${rest}/rpc/fila_de_explicacoes`, async ({ request }) =>
      JSON.stringify(await request.json()).includes('p_antes') ? timedOut() : HttpResponse.json(page),
    ),
  );
  const { user } = openVotesPanel();
  expect(await screen.findByText('21 votações sem explicação')).toBeVisible();
  await user.click(button('Carregar Mais'));
  expect(await screen.findByText('Não foi possível carregar mais. Tente novamente.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'PL 1/2026 60' })).toBeVisible();
});
