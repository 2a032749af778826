import { expect, test } from '../fixtures.ts';
import { expectNoFault, expectNoFaultAtBothSizes } from '../support/axe.ts';
import { press, type } from '../support/keyboard.ts';
import { demoPerson, newAdministrator, signInAs } from '../support/people.ts';

/** A prepared draft. */
const id = '2497993-33';
const title = 'Subsidiárias do Banco do Nordeste';

/** Three people act in turn: over eight seconds. */
test('an explanation is sent by one administrator, published by another, read by the public and taken back', async ({
  page,
  browser,
  context,
}) => {
  const author = await demoPerson('Administrador');
  await signInAs(context, author);
  await page.goto('/admin/votacoes');
  await expect(page.getByText(/^[\d.]+ votações sem explicação$/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Rascunhos' }));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Rascunho, ninguém responde pelo texto')).toBeVisible();
  await expectNoFaultAtBothSizes(page);

  const plain = `${title}, em palavras`;
  await type(page, 'Título em palavras', plain);
  await press(page, page.getByRole('button', { name: 'Salvar rascunho' }));
  await expect(page.getByText('Rascunho, escrita por você')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Enviar para revisão' }));
  await expect(page.getByText('Em revisão, escrita por você')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  await expect(
    page.getByText('O texto é seu: outra pessoa da administração precisa conferir e publicar.'),
  ).toBeVisible();
  const list = await author.db.rpc('explicacoes_do_painel').throwOnError();
  const own = list.data.find(({ id_camara }) => id_camara === id);
  const refused = await author.db.rpc('publicar_explicacao', {
    p_votacao: own?.votacao_id ?? 0,
    p_lido_em: own?.updated_at ?? '',
  });
  expect(refused.error?.message).toBe('explicacao_propria');

  const colleague = await newAdministrator();
  await signInAs(context, colleague);
  await page.goto(`/admin/votacoes/${id}`);
  await press(page, page.getByRole('button', { name: 'Publicar' }));
  await expect(page.getByText('Publicada, escrita por outra pessoa')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const address = new URL(`/votacao/${id}`, page.url()).href;
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: plain })).toBeVisible();
  await expect(visitor.getByText(/Escrita por uma pessoa e publicada por outra\./)).toBeVisible();
  await expectNoFault(visitor);

  await press(page, page.getByRole('button', { name: 'Retirar' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Retirada, escrita por outra pessoa')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText(/^a explicação(, | e |\.)/)).toBeVisible();
  await visitor.context().close();
});
