import { expect, it } from 'vitest';
import { withList } from './drawn-list';
import { afterPaint, drawnPage } from './first-view';

const drawn = {
  visitor: '<p style="outline:none" class="a">Entrar</p>',
  person: '<p class="a" style="animation-duration:0s">Conta</p>',
};
const html = '<head><script data-first-view>head()</script></head><body><div id="root"></div></body>';

it('a page stands in its place, without the styles on elements that the policy refuses', () => {
  const page = drawnPage(html, '/auth', drawn, 'foot()');
  expect(page).toContain('<div id="root"><p class="a">Entrar</p></div>');
  expect(page).toContain('<template data-drawn><p class="a">Conta</p></template>');
  expect(page).toContain('<script data-drawn="/auth" data-photo="">head()</script>');
  expect(page.indexOf('<script>foot()</script>')).toBeGreaterThan(page.indexOf('</template>'));
  expect(page).not.toMatch(/\sstyle=/);
});

it.each([
  ['<div id="root"></div>', ''],
  ['<script data-first-view>', '<script>'],
])('a document without its place %s fails the build', (found, replacement) => {
  expect(() => drawnPage(html.replace(found, replacement), '/', drawn, '')).toThrow(
    `index.html não tem exatamente um ${found}.`,
  );
});

it('no script of the application is asked for by a page that can be seen without it', () => {
  expect(
    afterPaint(
      [
        '<script>a</script>',
        '    <script type="module" crossorigin src="/b.js"></script>',
        '    <link rel="modulepreload" href="/c.js">',
        '    <link rel="preload" href="/d.woff2">',
        '<template data-scripts></template>',
      ].join('\n'),
    ),
  ).toBe(
    [
      '<script>a</script>',
      '    <link rel="preload" href="/d.woff2">',
      '<template data-scripts><script type="module" crossorigin src="/b.js"></script><link rel="modulepreload" href="/c.js"></template>',
    ].join('\n'),
  );
});

const list = {
  mark: 'a-b',
  main: '<p style="color:red" class="a">Ana</p>',
  photo: 'https://fotos.test/a.jpg?b&c',
};

it('a page holds the list out of sight, its styles where a script can take them, and says which photo is the first', () => {
  const page = drawnPage(html, '/', drawn, 'foot()');
  const listed = withList(page, list);
  expect(listed).toContain(
    '<template data-list="a-b"><p data-style="color:red" class="a">Ana</p></template>',
  );
  expect(listed).toContain('<script data-drawn="/" data-photo="https://fotos.test/a.jpg?b&amp;c">');
  expect(listed.indexOf('<template data-list')).toBeLessThan(listed.indexOf('<script>foot()</script>'));
  expect(withList(listed, { ...list, mark: 'c-d', photo: null })).not.toMatch(/a-b|fotos/);
  expect(withList(listed, null)).toBe(page);
  expect(() => withList(html, list)).toThrow('não tem lugar para a lista');
});
