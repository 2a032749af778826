import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { create, enterPanel } from '../support/panel.ts';
import { ownName } from '../support/people.ts';

const sentence = 'Este dia não existe ou está incompleto. Corrija ou apague.';

/** A day that lost a part is an empty text for scripts, and still seen on the screen. */
async function halve(day: Locator): Promise<void> {
  await day.fill('1960-01-31');
  await day.press('Backspace');
  await expect(day).toHaveValue('');
}

const save = (page: Page, words: string) => page.getByRole('button', { name: words }).click();

test('a day that is half written is refused in words, and does not save as a day that nobody knows', async ({
  page,
  context,
}) => {
  const person = await enterPanel(context);
  const id = await create(person, ownName('Rui Datado'));
  const records = person.db.from('candidatos_presidencia_2026');
  await records.update({ data_nascimento: '1961-02-03' }).eq('id', id).throwOnError();
  await page.goto(`/admin/candidatos/${id}`);
  const birth = page.getByLabel('Nascimento', { exact: true });
  await expect(birth).toHaveValue('1961-02-03');
  await halve(birth);
  await save(page, 'Salvar Candidato');
  await expect(birth).toHaveAccessibleDescription(sentence);
  await expect(birth).toBeFocused();
  const kept = await records.select('data_nascimento').eq('id', id).throwOnError();
  expect(kept.data).toEqual([{ data_nascimento: '1961-02-03' }]);

  await page.getByRole('button', { name: /^Fontes \(\d\).*Inclinação política$/ }).click();
  const sources = page.getByRole('group', { name: 'Fontes de Inclinação política' });
  await sources.getByRole('button', { name: 'Nova fonte' }).click();
  await sources.getByLabel('Título').fill('Entrevista');
  await sources.getByLabel('Veículo').fill('Exemplo');
  await sources.getByLabel('Endereço').fill(`https://exemplo.org/${id}`);
  const published = sources.getByLabel('Publicada em');
  await halve(published);
  await sources.getByRole('button', { name: 'Adicionar esta fonte' }).click();
  await expect(published).toHaveAccessibleDescription(sentence);

  // The day of a source that is not added is none of the record's.
  await birth.fill('1961-02-04');
  await save(page, 'Salvar Candidato');
  await expect(page.getByText('Candidato atualizado com sucesso')).toBeVisible();
  const saved = await records.select('data_nascimento').eq('id', id).throwOnError();
  expect(saved.data).toEqual([{ data_nascimento: '1961-02-04' }]);
});

const others = [
  ['a round', '/admin/resultados', 'Fonte lida em', 'Conferir e gravar'],
  ['an outcome', '/admin/resultados?turno=destinos&uf=CE', 'Fonte lida em', 'Gravar destino'],
  ['an explanation', '/admin/votacoes/2497993-33', 'Data da fonte', 'Salvar rascunho'],
] as const;

for (const [what, address, label, act] of others) {
  test(`the form of ${what} tells a day that is half written from none`, async ({ page, context }) => {
    await enterPanel(context);
    await page.goto(address);
    if (act === 'Gravar destino')
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
    const day = page.getByLabel(label, { exact: true });
    await halve(day);
    await save(page, act);
    await expect(day).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  });
}
