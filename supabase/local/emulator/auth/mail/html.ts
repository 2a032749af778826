import { escapeMarkup } from '../../escape-markup.ts';

/** Trusted markup, inserted unescaped. */
export interface Markup {
  readonly markup: string;
}

function toMarkup(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escapeMarkup(value);
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
}

/** Escapes every inserted text but the tag's own markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { markup: String.raw({ raw: parts }, ...values.map(toMarkup)) };
}

const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 1.0625rem/1.55 system-ui, sans-serif; color: #16211d; background: #f4f6f3; }
  main { max-width: 40rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
  h1 { font-size: 1.625rem; line-height: 1.25; margin: 0 0 1rem; }
  h2 { font-size: 1.125rem; margin: 1.75rem 0 .75rem; }
  .notice { border-left: 4px solid #8a6100; background: #fff6dc; color: #3d2c00; padding: .75rem 1rem; margin: 0 0 1.5rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { background: #fff; border: 1px solid #c9d2cc; border-radius: .5rem; padding: 1rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
  li p { margin: .25rem 0; }
  label { display: block; font-weight: 600; margin-bottom: .375rem; }
  input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #5c6b63; border-radius: .375rem; }
  button, .button { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; line-height: 1.65; color: #fff; background: #0b5d46; border: 1px solid #0b5d46; border-radius: .375rem; text-decoration: none; cursor: pointer; }
  button.choice { width: 100%; text-align: left; color: #16211d; background: #fff; border-color: #5c6b63; margin-bottom: .5rem; overflow-wrap: anywhere; }
  a { color: #0b5d46; }
  :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { color: #e8eeea; background: #121a17; }
    li, input, button.choice { background: #1c2723; border-color: #7d8d85; color: #e8eeea; }
    .notice { background: #33290a; color: #ffe9a8; border-color: #d9a400; }
    a { color: #7fd6b8; }
    .button, button { color: #fff; }
  }
`;

export function page(title: string, content: Markup): string {
  const { markup } = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${{ markup: styles }}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `;
  return markup;
}
