import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';
import theme from '../../tailwind.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const styles = path.join(root, 'src/styles');

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

interface Text {
  /** Its words, apart. */
  names: string[];
  /** Whether it is written where only classes are. */
  isOfClasses: boolean;
}

/** Whether texts in the node are classes; null without a verdict. */
function saysClasses(node: ESTree.Node, isOfClasses: boolean): boolean {
  if (node.type === 'JSXAttribute') return node.name.name === 'className' || node.name.name === 'class';
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') return node.callee.name === 'cn';
  return isOfClasses && node.type !== 'BinaryExpression' && node.type !== 'MemberExpression';
}

function textsOf(node: ESTree.Node, isAbove = false): Text[] {
  if (node.type === 'ImportDeclaration') return [];
  const isOfClasses = saysClasses(node, isAbove);
  const text =
    node.type === 'TemplateElement'
      ? node.value.raw
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : '';
  const names = text.split(/\s+/).filter((name) => name !== '');
  const values: unknown[] = Object.values(node);
  return [
    { names, isOfClasses },
    ...values
      .flat()
      .filter(isNode)
      .flatMap((one) => textsOf(one, isOfClasses)),
  ];
}

async function readSheet(id: string, base: string) {
  const file =
    id === 'tailwindcss' ? path.join(root, 'node_modules/tailwindcss/index.css') : path.join(base, id);
  return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
}

const design = await loadDesignSystem(await readFile(path.join(styles, 'index.css'), 'utf8'), {
  base: styles,
  loadStylesheet: readSheet,
  loadModule: (id, base) =>
    Promise.resolve({
      path: path.resolve(base, id),
      base: path.dirname(path.resolve(base, id)),
      module: theme,
    }),
});
const entries = await readdir(path.join(root, 'src'), { recursive: true });
const sheets = entries.filter((name) => name.endsWith('.css')).map((name) => path.join(root, 'src', name));
const rules = (await Promise.all(sheets.map((file) => readFile(file, 'utf8')))).join('\n');
const ofSheets = new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
const known = new Map<string, boolean>();

/** Marks for others' rules (`group/row`) have none of their own. */
function isClass(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const is =
    ofSheets.has(name) || /^(group|peer)(\/|$)/.test(name) || design.candidatesToCss([name])[0] !== null;
  known.set(name, is);
  return is;
}

/** Misspelt among classes: no colour, and no error otherwise. */
function strangersIn(code: string, file: string): string[] {
  const { program } = parseSync(file, code);
  return textsOf(program).flatMap(({ names, isOfClasses }) => {
    const strangers = names.filter((name) => !isClass(name));
    return isOfClasses || strangers.length * 2 < names.length ? strangers : [];
  });
}

it('every class in use is one that the theme or a style sheet knows', () => {
  const strangers = Object.entries(sources).flatMap(([file, code]) =>
    strangersIn(code, file).map((name) => `${file.replace('/src/', '')}: ${name}`),
  );
  expect(strangers).toEqual([]);
});

it('no width is counted in letters: the font that stands in has others, and lines would move', () => {
  const texts = Object.entries({ ...sources, rules, theme: JSON.stringify(theme) });
  expect(texts.filter(([, text]) => /\dch\b/.test(text)).map(([file]) => file)).toEqual([]);
});

it('a class without a rule is found in an attribute, in a call and in a constant', () => {
  expect(strangersIn("const a = <p className={b ? 'bg-bg' : 'flex'} id='x' />;", 'a.tsx')).toEqual(['bg-bg']);
  expect(strangersIn("cn('flex', isOn === 'yes' && 'bg-red');", 'a.ts')).toEqual(['bg-red']);
  expect(strangersIn("const face = 'border bg-bg flex group/row';", 'a.ts')).toEqual(['bg-bg']);
  expect(strangersIn("say('Uma frase com hidden e table');", 'a.ts')).toEqual([]);
});
