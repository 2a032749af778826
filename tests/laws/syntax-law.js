/** Constructions that the house does not use, as selectors of no-restricted-syntax; each says what to write instead. */

const typing = [
  {
    selector: 'CatchClause > BlockStatement[body.length=0]',
    message: 'A caught error is answered, passed on or reported, never dropped.',
  },
];

const modules = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that owns the name.' },
  {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrels: import from the file that owns the name.',
  },
];

const markup = [
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Text is rendered as text.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Text is rendered as text.',
  },
  {
    selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]',
    message: 'Text is rendered as text.',
  },
];

const react = [
  {
    selector: 'CallExpression[callee.property.name="watch"]',
    message: 'Write useWatch: watch() defeats memoisation.',
  },
  {
    selector: 'VariableDeclarator[init.callee.name="useForm"] > ObjectPattern > Property[key.name="watch"]',
    message: 'Write useWatch: watch() defeats memoisation.',
  },
  {
    selector:
      'IfStatement[test.operator="!"][test.argument.name="data"] ReturnStatement[argument.raw="null"]',
    message: 'A blank page on failure: return pending, error and empty states first.',
  },
];

/** The same code is rendered where pages are made and in the browser. */
const everywhere = [
  {
    selector: 'UnaryExpression[operator="typeof"][argument.name=/^(window|document)$/]',
    message: 'Decide behind hydration, not by what there is: see useIsHydrated.',
  },
];
const globals = {
  selector: 'TSInterfaceDeclaration[id.name="Window"]',
  message: 'Globals belong to prerender/head.ts.',
};

/** A built page has two placeholders, which prerender/fill.ts fills; everything else comes as a tag of Vite's. */
const builtPages = [
  'callee.object.name=/(html|template|markup)$/i',
  'arguments.0.regex.pattern=/<.?[a-z!]/i',
].map((what) => ({
  selector: `CallExpression[callee.property.name=/^(replace|replaceAll)$/][${what}]`,
  message: 'Nothing is replaced in HTML but the placeholders: see prerender/fill.ts.',
}));

/** A page is what the router loads lazily. */
const page = {
  selector: 'Program:not(:has(ExportNamedDeclaration > FunctionDeclaration[id.name="Component"]))',
  message: 'A page exports its component under the name Component.',
};

const focused = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo|fixme)$/]',
  message: 'Every test runs: neither focused nor skipped.',
};

const waiting = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what the user sees, not for time.',
  },
  { selector: 'Literal[value="networkidle"]', message: 'Wait for what the user sees, not for silence.' },
];

const rule = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

export const syntaxBlocks = [
  { files: ['**/*.{ts,tsx}'], rules: rule(...typing, ...modules, focused) },
  { files: ['supabase/local/**/*.ts'], rules: rule(...typing, ...modules, ...builtPages, focused) },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: rule(...typing, ...modules, ...markup, ...react, ...everywhere, ...builtPages, globals, focused),
  },
  {
    files: ['src/pages/**/*-page.tsx'],
    rules: rule(
      ...typing,
      ...modules,
      ...markup,
      ...react,
      ...everywhere,
      ...builtPages,
      globals,
      focused,
      page,
    ),
  },
  {
    files: ['src/prerender/head.ts'],
    rules: rule(...typing, ...modules, ...markup, ...react, ...everywhere, ...builtPages, focused),
  },
  {
    files: ['src/**/index.{ts,tsx}'],
    rules: rule({ selector: 'Program', message: 'No barrels: name the file after what it holds.' }),
  },
  { files: ['e2e/**/*.ts'], rules: rule(...typing, ...modules, ...waiting, focused) },
];
