import type { Page } from '@playwright/test';

/** What readers may set without losing a text (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

export async function setSpacing(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      if (rules === '') document.adoptedStyleSheets.pop();
      else document.adoptedStyleSheets.push(sheet);
    },
    isWide ? spacing : '',
  );
}

export async function setTextSize(page: Page, size: '200%' | null): Promise<void> {
  await page.evaluate((chosen) => {
    if (chosen === null) document.documentElement.style.removeProperty('font-size');
    else document.documentElement.style.setProperty('font-size', chosen, 'important');
  }, size);
}
