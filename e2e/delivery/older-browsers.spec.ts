import { expect, test } from '../fixtures.ts';
import { favorite, keepHere } from '../support/device.ts';
import { isHydrated } from '../support/hydrated.ts';

/** Absent from Android 6 and 7, iOS 15 and 16, Windows 7 and 8, which get no newer browser. */
function forgetNewer(): void {
  const newer: readonly [owner: object, names: readonly string[]][] = [
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [AbortSignal, ['any', 'timeout']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Document.prototype, ['adoptedStyleSheets', 'startViewTransition']],
    [globalThis, ['navigation', 'requestIdleCallback', 'scheduler', 'Iterator']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  const made = (target: RegExpConstructor, [pattern, flags]: [string | RegExp, string?]) => {
    if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError(`Invalid group: ${String(pattern)}`);
    return new target(pattern, flags);
  };
  globalThis.RegExp = new Proxy(RegExp, {
    apply: (target, _, values: [string | RegExp, string?]) => made(target, values),
    construct: (target, values: [string | RegExp, string?]) => made(target, values),
  });
}

test('a browser of 2021 reads, searches, comes to the sign-in and shows a notice', async ({ page }) => {
  await page.addInitScript(forgetNewer);
  for (const [address, title] of [
    ['/', 'Pauta Aberta'],
    ['/deputados-federais?uf=AP', 'Deputados federais'],
    ['/deputado-federal/160541?aba=despesas', 'Arthur Lira'],
    ['/votacoes?tipo=outra', 'Votações nominais'],
    ['/eleitos-2026?uf=SP', 'Eleitos para a Câmara em 2026'],
    ['/candidatos-2026', 'Candidatos 2026'],
  ] as const) {
    await page.goto(address);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
  }
  await favorite(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  await keepHere(page).click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeInViewport({ ratio: 1 });
});
