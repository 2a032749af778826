import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFaultAtBothSizes } from '../support/axe.ts';
import { press, type } from '../support/keyboard.ts';
import { demoPerson, ownName, signInAs } from '../support/people.ts';

const photo = 'https://upload.wikimedia.org/ana.jpg';
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Candidato' });
const leaningSources = (page: Page) => page.getByRole('group', { name: 'Fontes de Inclinação política' });

/** Enters a publication that the panel does not know yet, at the leaning. */
async function addPublication(group: Locator, title: string, kind: string): Promise<void> {
  await group.getByRole('button', { name: 'Nova fonte' }).click();
  await group.getByLabel('Título').fill(title);
  await group.getByLabel('Veículo').fill('Exemplo');
  await group.getByLabel('Tipo').selectOption(kind);
  await group.getByLabel('Endereço').fill(`https://exemplo.org/${randomUUID()}`);
  await group.getByRole('button', { name: 'Adicionar esta fonte' }).click();
  await expect(group.getByText(title, { exact: true })).toBeVisible();
}

/** A form by keyboard, judged at both sizes, then the page: over eight seconds. */
test('a leaning needs a source that is not the campaign’s; reason and source are told to the public', async ({
  page,
  context,
}) => {
  const name = ownName('Eva Fontes');
  const person = await demoPerson('Administrador');
  await signInAs(context, person);
  // Of another election: in no list that the journeys beside this one read.
  const record = {
    nome: name,
    partido_sigla: 'EXE',
    partido_nome: 'Partido Exemplo',
    foto_url: photo,
    election_year: 2030,
  };
  const created = await person.db
    .from('candidatos_presidencia_2026')
    .insert(record)
    .select('id')
    .single()
    .throwOnError();
  const { id } = created.data;

  await page.goto(`/admin/candidatos/${id}`);
  const leaning = page.getByLabel('Inclinação política');
  // Whoever chooses is there; the Tab key would otherwise begin at the page's top.
  await leaning.focus();
  await leaning.selectOption('Direita');
  await type(page, 'Motivo', 'Classificação conferida na imprensa.');
  await expect(leaning).toHaveValue('Direita');
  await press(page, save(page));
  await expect(page.getByText('Escolha ao menos uma fonte para este campo.')).toBeVisible();
  const group = leaningSources(page);
  await addPublication(group, 'Programa da campanha', 'partido_ou_campanha');
  await save(page).click();
  await expect(
    page.getByText('Escolha também uma fonte que não seja do partido ou da campanha.'),
  ).toBeVisible();
  await addPublication(group, 'Quem é quem na disputa', 'imprensa');
  await press(page, group.getByRole('button', { name: 'Subir Quem é quem na disputa' }));
  await expectNoFaultAtBothSizes(page);
  await save(page).click();
  await expect(page.getByText('Candidato atualizado com sucesso')).toBeVisible();

  await page.goto(`/candidato/${id}`);
  await page.getByRole('switch', { name: 'Mostrar fontes' }).check();
  await page.getByRole('button', { name: /^Fontes de Inclinação política: \d+, \d+$/ }).click();
  const stated = page.getByRole('region', { name: 'Fontes: Inclinação política' });
  await expect(stated.getByRole('listitem')).toContainText([
    'Quem é quem na disputa',
    'Programa da campanha',
  ]);
  await page.getByText('Histórico desta ficha').click();
  await expect(page.getByText('Classificação conferida na imprensa.')).toBeVisible();
  await expect(page.getByText('admin@pautaaberta.local')).toHaveCount(0);
});
