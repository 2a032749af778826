import { scriptJson } from './script-json.ts';

const headPlace = '<!-- head -->';
const appPlace = '<div id="root"></div>';
const stylePlace = '<style></style>';

function put(html: string, place: string, content: string): string {
  const [before, after, ...more] = html.split(place);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A página não tem exatamente um ${place}.`);
  return before + content + after;
}

/** @throws without exactly one of each placeholder. */
export function fillPage(template: string, head: string, root = appPlace): string {
  const [before = '', after = ''] = put(template, appPlace, '\0').split('\0');
  return put(before, headPlace, head) + root + after;
}

/** @throws as `fillPage` does. */
export function fillStyle(template: string, style: string): string {
  return put(template, stylePlace, style);
}

/** The inline script runs it after first paint. @throws as `fillPage` does. */
export function withoutEntry(template: string, entry: string): string {
  return put(template, `<script type="module" crossorigin src="${entry}"></script>`, '');
}

/** Browsers never run it. */
export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}
