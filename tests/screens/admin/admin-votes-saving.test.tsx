import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { rest } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { button, field, toasted } from '../../support/screen-parts';
import { joana } from '../../support/session';
import { aWrittenOne, hasExplanations, openVotesPanel, path } from '../../support/panel/votes-panel';

it('the panel of explanations keeps what was written while the draft was being saved', async () => {
  onWideScreen();
  const panel = hasExplanations([aWrittenOne()]);
  const { held, release } = heldAnswer();
  server.use(http.post(`${rest}/rpc/gravar_explicacao`, () => held));
  const { user } = openVotesPanel(`${path}/2586587-30`);
  await screen.findByRole('form', { name: 'Explicação' });
  const write = (value: string) => fireEvent.change(field('Título em palavras'), { target: { value } });
  write('Título que é salvo');
  await user.click(button('Salvar rascunho'));
  write('Título escrito logo depois');
  release();
  await toasted('Rascunho salvo');
  expect(field('Título em palavras')).toHaveValue('Título escrito logo depois');
  await user.click(button('Salvar rascunho'));
  await waitFor(() => expect(panel.acts).toHaveLength(2));
  expect(panel.acts.map(({ call }) => call.p_dados?.['titulo_claro'])).toEqual([
    'Título que é salvo',
    'Título escrito logo depois',
  ]);
  expect(panel.acts[1]?.call.p_lido_em).toBe('2026-11-21T13:00:00.000001+00:00');
});

it('the panel of explanations takes a paste as one line, and names the field whose address the database refuses', async () => {
  onWideScreen();
  const panel = hasExplanations([aWrittenOne()]);
  const { user } = openVotesPanel(`${path}/2586587-30`);
  await screen.findByRole('form', { name: 'Explicação' });
  const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  write('Título em palavras', '\u200bCria o regis\u00adtro\u00a0nacional ');
  write('O Sim significava', 'Criar o registro nacional,\r\ncomo o texto propõe.');
  write('Título da fonte', 'Câmara\u2028dos Deputados');
  write('Endereço da fonte', 'https://exemplo.org/um registro');
  await user.click(button('Salvar rascunho'));
  expect(field('Endereço da fonte')).toHaveAccessibleDescription(/ele não leva espaço/);
  write('Endereço da fonte', 'Https://exemplo.org/um-registro ');
  await user.click(button('Salvar rascunho'));
  await toasted('Rascunho salvo');
  expect(panel.acts.map(({ call }) => call.p_dados)).toMatchObject([
    {
      titulo_claro: 'Cria o registro nacional',
      sim_significa: 'Criar o registro nacional, como o texto propõe.',
      fonte_titulo: 'Câmara dos Deputados',
      fonte_url: 'https://exemplo.org/um-registro',
    },
  ]);
});

it.each([
  [
    'a text without an author, which may be sent again',
    { situacao: 'em_revisao', redigida_por: null },
    'Ninguém responde por este texto. Quem o enviar para revisão passa a responder por ele, e outra pessoa publica.',
  ],
  [
    'another person’s draft, which was not sent',
    { situacao: 'rascunho', redigida_por: joana.id },
    'Só se publica o que foi enviado para revisão.',
  ],
])('the panel of explanations does not publish %s, and says why', async (_, own, words) => {
  onWideScreen();
  hasExplanations([aWrittenOne(own)]);
  openVotesPanel(`${path}/2586587-30`);
  expect(await screen.findByRole('button', { name: 'Publicar' })).toBeDisabled();
  expect(button('Publicar')).toHaveAccessibleDescription(words);
  expect(button('Enviar para revisão')).toBeEnabled();
});

it('the queue of explanations is asked for the kind that is chosen', async () => {
  onWideScreen();
  hasExplanations([]);
  const asked: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/fila_de_explicacoes`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  const { user, router } = openVotesPanel();
  await screen.findByText('0 votações sem explicação');
  await user.selectOptions(field('Tipo'), 'Urgência');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ p_tipo: 'urgencia' }));
  expect(asked[0]).not.toHaveProperty('p_tipo');
  expect(router.state.location.search).toBe('?tipo=urgencia');
});

it.each(['O Sim significava', 'O Não significava'])(
  'the panel of explanations calls no side longer than one that is not written yet: %s',
  async (label) => {
    onWideScreen();
    hasExplanations([]);
    openVotesPanel(`${path}/2586587-30`);
    await screen.findByRole('form', { name: 'Explicação' });
    fireEvent.change(field(label), { target: { value: 'Aprovava a urgência do projeto.' } });
    expect(screen.getByText(/^Comece cada lado pelo verbo/)).toBeVisible();
    expect(screen.queryByText(/bem mais longo/)).not.toBeInTheDocument();
  },
);
