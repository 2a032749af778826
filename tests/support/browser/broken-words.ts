const told = 'p, li, dd, dt, td, th, small, h1, h2, h3, h4, h5, h6, label, summary, figcaption';
/** Never empty where they are on the screen. */
const filled = 'h1, h2, h3, h4, h5, h6, dt, dd, small';

/** What a missing fact leaves behind: its absence as code, or the signs around it. */
const broken =
  /\bnull\b|undefined|\bNaN\b|\[object|\(\s*\)|S\.PART| {2}|\s-\s*$|^\s*-\s|, ?[,.]|^\s*[·,;]|[·,;(]\s*$|: *[.,]/;

/** Of titles, names of marks, and what is read in one piece. */
export function brokenWords(): string[] {
  const elements = [...document.querySelectorAll(told)];
  const named = ['aria-label', 'title', 'alt'].flatMap((name) =>
    Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ''),
  );
  const hollow = [...document.querySelectorAll(filled)].filter(
    ({ textContent }) => textContent.trim() === '',
  );
  // As the browser shows them.
  const read = elements.map(({ textContent }) => textContent.replace(/[ \n]+/g, ' '));
  return [
    ...[document.title, ...read, ...named].filter((text) => broken.test(text)),
    ...hollow.map(({ outerHTML }) => outerHTML),
  ];
}
