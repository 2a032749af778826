import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { type Person, signInByForm } from './people.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
export const favorite = (page: Page, name = 'Zema') =>
  card(page, name).getByRole('button', { name: 'Favoritar', exact: true });
export const favorited = (page: Page, name = 'Zema') =>
  card(page, name).getByRole('button', { name: 'Favoritado' });
export const keepHere = (page: Page) => page.getByRole('button', { name: 'Guardar só neste aparelho' });
export async function begin(page: Page, name = 'Zema'): Promise<void> {
  await page.goto('/candidatos-2026');
  await favorite(page, name).click();
  await keepHere(page).click();
  await expect(page.getByText('Guardado neste aparelho', { exact: true })).toBeVisible();
  await expect(favorited(page, name)).toBeVisible();
}

/** From now on this page never hears that the store has opened. */
export async function leaveStoreUnopened(page: Page): Promise<void> {
  await page.evaluate(() => {
    const unheard = Object.assign(indexedDB.open('outra'), { addEventListener: () => undefined });
    Object.defineProperty(indexedDB, 'open', { value: () => unheard });
  });
}

/** From every page's saves; returns how to let it go. */
export async function holdSaves(page: Page, name: string): Promise<() => Promise<void>> {
  const href = await card(page, name).getByRole('link', { name }).first().getAttribute('href');
  const id = z.string().parse(href?.split('/').at(-1));
  const holder = await page.context().newPage();
  await holder.goto('/sobre');
  await holder.evaluate(
    (key) =>
      new Promise<void>((resolve, reject) => {
        const hold = () => {
          resolve();
          return new Promise(() => {});
        };
        navigator.locks.request(key, hold).catch(reject);
      }),
    `escolha-a-enviar aparelho candidate ${id}`,
  );
  return () => holder.close();
}

export async function deleteStore(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const gone = indexedDB.deleteDatabase('pauta-aberta');
        gone.onsuccess = resolve;
        gone.onerror = reject;
        gone.onblocked = reject;
      }),
  );
}

export async function eraseAll(page: Page): Promise<void> {
  await page.goto('/minhas-escolhas');
  await page.getByText('Baixar ou apagar').click();
  await page.getByRole('button', { name: 'Apagar tudo deste aparelho' }).click();
  await page.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
  await expect(page.getByText('Escolhas apagadas deste aparelho')).toBeVisible();
}

/** What becomes of the choices of the device, asked of who signs in. */
export const question = (page: Page) =>
  page.getByRole('alertdialog', { name: /^Você tem .+ neste aparelho\.$/ });

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await signInByForm(page, person);
  await expect(page.getByText('Login realizado!')).toBeVisible();
}
