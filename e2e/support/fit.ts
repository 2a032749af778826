import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { sidewaysScroll } from './axe.ts';
import { setSpacing, setTextSize } from './text-size.ts';

const softly = expect.configure({ soft: true });

/** Chosen texts that look unchosen in the system's colours. */
export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen =
      '[aria-current="page"], [aria-pressed="true"], [aria-selected="true"], [role="tab"][data-state="active"]';
    const look = (element: Element) =>
      [null, '::before', '::after'].map((part) => {
        const { border, outline, display, backgroundColor, fontWeight } = getComputedStyle(element, part);
        return [border, outline, display, backgroundColor, fontWeight].join();
      });
    const seen = [...document.querySelectorAll(chosen)].filter(
      (element) => element.checkVisibility() && !element.closest('[inert]'),
    );
    const alike = seen.filter((element) => {
      const group = element.closest('nav, ul, [role="tablist"], section') ?? document.body;
      const others = [...group.querySelectorAll(element.tagName)].filter(
        (other) =>
          !other.matches(chosen) &&
          other.getAttribute('role') === element.getAttribute('role') &&
          other.hasAttribute('aria-pressed') === element.hasAttribute('aria-pressed'),
      );
      return others.some((other) => look(other).join() === look(element).join());
    });
    return alike.map(({ textContent }) => textContent);
  });
}

/** Switches that look the same on and off in the system's colours. */
async function unmovedSwitches(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const one of await page.getByRole('switch').all()) {
    const before = await one.screenshot();
    await one.click();
    if (before.equals(await one.screenshot())) found.push(await one.innerText());
    await one.click();
  }
  return found;
}

/** Broken although one line of the page had room. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    const line = document.querySelector('main > div')?.getBoundingClientRect().width ?? 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      if (node.parentElement.closest('.sr-only, code, [aria-hidden="true"]') !== null) continue;
      const text =
        node.textContent?.replace(/\S+(?::\/\/|@)\S*/g, (address) => ' '.repeat(address.length)) ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\d]{2,}([.,]\d+)*/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        if (lines.size > 1 && whole < line - 32) found.push(word);
      }
    }
    return found;
  });
}

/** Acts of a row that take two lines, and so a row of another height. */
function brokenActs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('td button')]
      .filter((act) => {
        range.selectNodeContents(act);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Headings of which a line or more is not shown. */
export function cutHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility() && heading.clientHeight > 1)
      .filter((heading) => {
        const { overflowY, fontSize } = getComputedStyle(heading);
        return (
          overflowY !== 'visible' &&
          heading.scrollHeight - heading.clientHeight > Number.parseFloat(fontSize) / 2
        );
      })
      .map(({ textContent }) => textContent),
  );
}

/** Texts of several lines, of more letters each than an eye finds back from. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main :is(p, li, dd)')].flatMap((block) => {
      const text = block.textContent;
      if (!block.checkVisibility() || block.querySelector('p, li, dl, button, h3') !== null) return [];
      range.selectNodeContents(block);
      const boxes = [...range.getClientRects()];
      const [left, right] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.max(...boxes.map((box) => box.right)),
      ];
      const whole = boxes.reduce((sum, { width }) => sum + width, 0);
      const letters = Math.round((text.length * (right - left)) / whole);
      return whole > 1.5 * (right - left) && letters > 104 ? [`${letters}: ${text.slice(0, 40)}`] : [];
    });
  });
}

/** Two texts in one place, where neither can be read. */
function overlaidTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const apart = '.sr-only, [aria-hidden="true"], .fixed, .sticky, [data-sonner-toaster], [class*="clamp"]';
    const lines: { text: string | null; left: number; right: number; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const sight = { visibilityProperty: true, contentVisibilityAuto: true };
      if (parentElement?.checkVisibility(sight) !== true || parentElement.clientHeight === 1) continue;
      if (parentElement.closest(apart) !== null) continue;
      const frame = parentElement.closest('[class*="overflow-"]')?.getBoundingClientRect();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // What is scrolled out of its frame lies over nothing.
        const box = {
          left: Math.max(left, frame?.left ?? left),
          right: Math.min(right, frame?.right ?? right),
          top: Math.max(top, frame?.top ?? top),
          bottom: Math.min(bottom, frame?.bottom ?? bottom),
        };
        if (box.right - box.left > 1 && box.bottom - box.top > 1 && top > 0)
          lines.push({ text: textContent, ...box });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    return lines.flatMap((one, place) => {
      const found: string[] = [];
      for (const other of lines.slice(place + 1)) {
        // Lines of one text stand closer than the boxes of their letters.
        const least = Math.min(one.bottom - one.top, other.bottom - other.top) * 0.4;
        if (one.bottom - other.top < least) break;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (across > 2) found.push(`${one.text} / ${other.text}`);
      }
      return found;
    });
  });
}

/** Texts that a box which neither scrolls nor shortens them cuts at a side. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      if (element.closest('.sr-only, [aria-hidden="true"], [class*="clamp"]') !== null) continue;
      let box: Element | null = element;
      while (box && !/hidden|clip/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
      const frame = box?.getBoundingClientRect();
      if (!frame || frame.width <= 1) continue;
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(
        ({ left, right }) => right > frame.right + 2 || left < frame.left - 2,
      );
      if (isCut) found.push(node.textContent ?? '');
    }
    return found;
  });
}

/** Lengths of drawings in units younger than SVG 1.1, which WebKit takes for none. */
function unknownLengths(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg, svg *')].flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(
          ({ name, value }) => name !== 'font-size' && /^-?[\d.]+(rem|ch|lh|[dsl]?v\w+|cq\w+)$/.test(value),
        )
        .map(({ name, value }) => `${tagName} ${name}="${value}"`),
    ),
  );
}

/** Forced colours, doubled text, 768 px, and 320 px (WCAG 1.4.10), where a phone is left. */
export async function expectToFit(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const size = page.viewportSize();
  const place = `${pathname}${search} at ${size?.width ?? 0} px`;
  softly(await longLines(page), `${place}, letters of a line`).toEqual([]);
  softly(await unknownLengths(page), `${place}, lengths of drawings`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  softly(await unmarked(page), `${place}, forced colours`).toEqual([]);
  softly(await unmovedSwitches(page), `${place}, switches in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await setTextSize(page, '200%');
  await softly.poll(() => sidewaysScroll(page), `${place}, text of 200 %`).toBeLessThanOrEqual(0);
  // A comparison shows fewer people at once after it was measured.
  await softly.poll(() => brokenWords(page), `${place}, words in text of 200 %`).toEqual([]);
  await softly.poll(() => cutHeadings(page), `${place}, headings in text of 200 %`).toEqual([]);
  await softly.poll(() => overlaidTexts(page), `${place}, texts over texts of 200 %`).toEqual([]);
  await setTextSize(page, null);
  await setSpacing(page, true);
  await softly.poll(() => sidewaysScroll(page), `${place}, spaced letters`).toBeLessThanOrEqual(0);
  await softly.poll(() => cutTexts(page), `${place}, texts of spaced letters`).toEqual([]);
  await setSpacing(page, false);
  if (!size || size.width >= 1024) return;
  await page.setViewportSize({ width: 768, height: 1024 });
  await softly.poll(() => brokenWords(page), `${place}, words at 768`).toEqual([]);
  softly(await brokenActs(page), `${place}, acts of rows at 768`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await softly.poll(() => sidewaysScroll(page), `${place}, at 320`).toBeLessThanOrEqual(0);
  await setTextSize(page, '200%');
  await softly.poll(() => sidewaysScroll(page), `${place}, at 320, text of 200 %`).toBeLessThanOrEqual(0);
  await setTextSize(page, null);
}
