import { scriptJson } from './script-json.ts';

/** Where index.html leaves room for the head of a page, and for the page itself. */
const headPlace = '<!-- head -->';
const appPlace = '<div id="root"></div>';
/** Where the build leaves room for the style sheet. */
const stylePlace = '<style></style>';

function put(html: string, place: string, content: string): string {
  const [before, after, ...more] = html.split(place);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A página não tem exatamente um ${place}.`);
  return before + content + after;
}

/** The built index.html with the placeholders of its head and of the application filled. Throws when it has not exactly one of each. */
export function fillPage(template: string, head: string, root = appPlace): string {
  const [before = '', after = ''] = put(template, appPlace, '\0').split('\0');
  return put(before, headPlace, head) + root + after;
}

/** A built page with its style sheet, inside it or linked. Throws as `fillPage` does. */
export function fillStyle(template: string, style: string): string {
  return put(template, stylePlace, style);
}

/** Takes out the tag that runs the application: the inline script does, after the first paint. Throws as `fillPage` does. */
export function withoutEntry(template: string, entry: string): string {
  return put(template, `<script type="module" crossorigin src="${entry}"></script>`, '');
}

/** JSON in the page that scripts read and browsers never run; a `key` that it repeats is written out once, beside it. */
export function dataBlock(id: string, value: unknown, key = ''): string {
  const [mark, json] =
    key === '' ? ['', scriptJson(value)] : [` data-key="${key}"`, scriptJson(value).replaceAll(key, '{key}')];
  return `<script type="application/json" id="${id}"${mark}>${json}</script>`;
}
