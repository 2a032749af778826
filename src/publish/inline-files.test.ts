import { expect, it } from 'vitest';
import { withInlineFiles } from './inline-files';

const page = `<head>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">
  </head>`;

it('puts the style sheet and the script of the theme where a first paint waits for neither', () => {
  const styles: Record<string, string> = { 'assets/index-2.css': 'a{content:"$&"}' };
  expect(withInlineFiles(page, 'theme("$1")', (file) => styles[file] ?? '')).toBe(`<head>
    <script>theme("$1")</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <style>a{content:"$&"}</style>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css" media="not all" disabled>
  </head>`);
});

it('refuses a page without them, and what would end the element early', () => {
  expect(() => withInlineFiles('<head></head>', '', () => '')).toThrow('não tem folha de estilos');
  expect(() => withInlineFiles(page.replace('/theme.js', '/x.js'), '', () => '')).toThrow('script do tema');
  expect(() => withInlineFiles(page, '', () => 'a::before{content:"</style>"}')).toThrow('não cabe');
  expect(() => withInlineFiles(page, '"</script>"', () => '')).toThrow('não cabe');
});
