import { expect, it } from 'vitest';
import { withInlineStyle } from './inline-files';

const page = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">
  </head>`;

it('puts the style sheet where a first paint does not wait for it', () => {
  const styles: Record<string, string> = { 'assets/index-2.css': 'a{content:"$&"}' };
  expect(withInlineStyle(page, (file) => styles[file] ?? '')).toBe(`<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <style>a{content:"$&"}</style>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css" media="not all" disabled>
  </head>`);
});

it('refuses a page without one, and what would end the element early', () => {
  expect(() => withInlineStyle('<head></head>', () => '')).toThrow('não tem folha de estilos');
  expect(() => withInlineStyle(page, () => 'a::before{content:"</style>"}')).toThrow('não cabe');
});
