import { expect, it } from 'vitest';
import { fillStyle } from './fill.ts';
import { inlineStyle, linkedStyles, readStyles } from './styles.ts';

const template = '<head>\n<style></style></head>';

it('the page puts the style sheet into the place that the build leaves for it, whatever signs it has', () => {
  expect(fillStyle(template, inlineStyle('a{content:"$&"}'))).toBe(
    '<head>\n<style>a{content:"$&"}</style></head>',
  );
});

it('the page links the style sheet where it is a file beside it', () => {
  expect(fillStyle(template, linkedStyles(readStyles('["/assets/a.css"]')))).toBe(
    '<head>\n<link rel="stylesheet" crossorigin href="/assets/a.css"></head>',
  );
});

it('the page refuses a page without the place, and what would end the element early', () => {
  expect(() => fillStyle('<head></head>', '')).toThrow('exatamente um <style></style>');
  expect(() => inlineStyle('a::before{content:"</style>"}')).toThrow('não cabe');
});
