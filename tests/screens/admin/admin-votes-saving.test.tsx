import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { rest } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { button, field, toasted } from '../../support/screen-parts';
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
