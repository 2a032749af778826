import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFaultAtBothSizes } from './support/axe.ts';

/** Each screen of the demonstration and its h1. */
const screens = [
  ['/deputies', 'Todos os Deputados'],
  ['/deputy/2', 'Helena Amostra'],
  ['/deputy/7', 'Deputado não encontrado'],
  ['/favorites', 'Meus Favoritos'],
] as const;

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const turnOf = (page: Page, name: string) => page.getByRole('button', { name: `Virar cartão de ${name}` });

async function open(page: Page, [address, title]: (typeof screens)[number]): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('the backs of the cards have no fault that axe can find either', async ({ page }) => {
  await open(page, screens[0]);
  for (const name of ['Marina Exemplo', 'Helena Amostra']) await turnOf(page, name).click();
  await expectNoFaultAtBothSizes(page);
});

test('cards are 420 px high in 1, 2 or 3 columns, and nothing in them is cut off', async ({ page }) => {
  for (const [width, columns] of [
    [320, 1],
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, screens[0]);
    const boxes = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const faces = [...card.querySelectorAll('[role="group"]')];
        const hidden = Math.max(...faces.map((face) => face.scrollHeight - face.clientHeight));
        return { left: card.getBoundingClientRect().left, height: card.clientHeight, hidden };
      }),
    );
    expect(boxes.map(({ height, hidden }) => [height, hidden])).toEqual(boxes.map(() => [420, 0]));
    expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(columns);
  }
});

test('a card turns by keyboard: the focus follows, the hidden face takes none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, screens[0]);
  const card = cardOf(page, 'Marina Exemplo');
  const turn = turnOf(page, 'Marina Exemplo');
  await expect(card.getByText('Ficha limpa')).toBeHidden();
  await turn.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('group', { name: 'Verso' }).getByRole('button')).toBeFocused();
  await expect(card.getByText('Ficha limpa')).toBeVisible();
  await expect(card.getByText('Popularidade')).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Favoritar Otávio Modelo' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(card.getByRole('group', { name: 'Frente' }).getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card.getByRole('link', { name: 'Ver Detalhes' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  const ignore = card.getByRole('button', { name: 'Ignorar Marina Exemplo' });
  await expect(ignore).toBeFocused();
  await expect(ignore).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByText('Ficha limpa')).toBeHidden();
});

/** One angle a frame, from the click to rest. */
async function anglesOfATurn(page: Page): Promise<number[]> {
  return cardOf(page, 'Marina Exemplo').evaluate(async (card) => {
    const turning = card.firstElementChild;
    if (!turning) throw new Error('The card has nothing that turns.');
    const angle = () => {
      const { m11 } = new DOMMatrix(getComputedStyle(turning).transform);
      return Math.round((Math.acos(Math.min(1, Math.max(-1, m11))) * 180) / Math.PI);
    };
    card.querySelector('h3')?.click();
    const angles = [angle()];
    for (let last = -1; last !== 180; angles.push(last)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      last = angle();
    }
    return angles;
  });
}

test('the turn is seen on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A machine that is busy for all of a turn shows no frame of it.
  await expect(async () => {
    await open(page, screens[0]);
    const angles = await anglesOfATurn(page);
    expect(angles.some((angle) => angle > 0 && angle < 180)).toBe(true);
  }).toPass();
});

test('who asks for less motion sees the other face at once', async ({ page }) => {
  await open(page, screens[0]);
  const angles = await anglesOfATurn(page);
  expect(angles.filter((angle) => angle !== 0 && angle !== 180)).toEqual([]);
});
