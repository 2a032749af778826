import { expect, it } from 'vitest';
import { stylesIn, takeStyles } from './inline-files';

const script = (imports: string[], styles: string[], isEntry = false) => ({
  type: 'chunk' as const,
  isEntry,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});
const asset = (source: string | Uint8Array) => ({ type: 'asset' as const, source });

it('takes what the first page is drawn with, in the order of loading, and leaves what comes later', () => {
  const bundle = {
    'entry.js': script(['parts.js', 'entry.js'], ['entry.css'], true),
    'parts.js': script([], ['parts.css']),
    'late.js': script(['parts.js'], ['late.css']),
    'entry.css': asset('a{content:"$&"}'),
    'parts.css': asset(new TextEncoder().encode('b{color:red}')),
    'late.css': asset('c{}'),
  };
  const files = takeStyles(bundle);
  expect(files).toEqual(['parts.css', 'entry.css']);
  expect(stylesIn(bundle, files)).toBe('b{color:red}a{content:"$&"}');
  expect([...bundle['entry.js'].viteMetadata.importedCss]).toEqual([]);
  expect([...bundle['parts.js'].viteMetadata.importedCss]).toEqual([]);
  expect([...bundle['late.js'].viteMetadata.importedCss]).toEqual(['late.css']);
});

it('refuses a site without styles, and what would end the element early', () => {
  expect(() => stylesIn({}, [])).toThrow('não tem folha de estilos');
  expect(() => stylesIn({}, ['a.css'])).toThrow('não tem a.css');
  expect(() => stylesIn({ 'a.css': asset('a::before{content:"</style>"}') }, ['a.css'])).toThrow('não cabe');
});
