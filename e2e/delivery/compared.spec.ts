import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../support/held-scripts.ts';

const [clariana, augusto] = ['ea35ceaa-f72c-5330-ac8b-7960a3689925', '1d406712-5c3f-53c5-9a30-baef40954369'];

for (const [address, wanted] of [
  [
    '/comparar?deputados=160541,62881',
    ['camara-proxy', 'camara-proxy', 'comparar_deputados', 'saude_dos_dados', 'votos_em_comum'],
  ],
  [
    `/comparar?candidatos=${clariana},${augusto}`,
    ['candidatos_presidencia_2026', 'candidatos_presidencia_2026'],
  ],
] as const)
  test(`${address} asks for all that it shows before any script, once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(?:rest|functions)\/v1\/(?:rpc\/)?([\w-]+)/.exec(request.url()) ?? [];
      if (name !== undefined && request.method() !== 'OPTIONS') asked.push(name);
    });
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked.toSorted()).toEqual(wanted);
    release();
    await expect(
      page.getByRole('main').getByRole('columnheader').or(page.getByRole('table')).first(),
    ).toBeVisible();
    expect(asked.toSorted()).toEqual(wanted);
  });
