/** Selectors of banned constructions, each with its replacement. */

const noBarrel = 'No barrels: import from the file that owns the name.';
const asText = 'Text is rendered as text.';
const watched = 'Write useWatch: watch() defeats memoisation.';
const fixed = 'Nothing is replaced in HTML but the placeholders: see publish/pages/fill.ts.';
const seen = 'Wait for what the user sees, not for time.';
const afterDot = 'Write ·\\xa0: the dot goes to the next line with its word.';
const lookBehind = String.raw`/\(\?<[=!]/`;
const inTime = 'A slow test is made faster, not given more time.';

const replacing = 'CallExpression[callee.property.name=/^(replace|replaceAll)$/]';
const aTest = '[callee.name=/^(it|test)$/]';
const aTable = '[callee.callee.property.name="each"]';

/** Each rule: the selectors that it refuses, with what is said of them. */
const refused = {
  'no-silent-catch': {
    'CatchClause > BlockStatement[body.length=0]':
      'A caught error is answered, passed on or reported, never dropped.',
  },
  'no-barrel': { ExportAllDeclaration: noBarrel, 'ExportNamedDeclaration[source]': noBarrel },
  'no-index-file': { Program: 'No barrels: name the file after what it holds.' },
  'no-focused-test': {
    'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo|fixme)$/]':
      'Every test runs: neither focused nor skipped.',
  },
  'no-raw-markup': {
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]': asText,
    'Property[key.name="dangerouslySetInnerHTML"]': asText,
    'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]': asText,
    'CallExpression[callee.property.name="insertAdjacentHTML"]': asText,
  },
  'no-form-watch': {
    'CallExpression[callee.property.name="watch"]': watched,
    'VariableDeclarator[init.callee.name="useForm"] > ObjectPattern > Property[key.name="watch"]': watched,
  },
  'no-blank-page': {
    'IfStatement[test.operator="!"][test.argument.name="data"] ReturnStatement[argument.raw="null"]':
      'A blank page on failure: return pending, error and empty states first.',
  },
  // A line may break before the dot, and its other side belongs to what follows.
  'no-dot-at-an-end': {
    'Literal[value=/·[ ]/]:not([value=/Administração/])': afterDot,
    ':not(Property[key.name="title"], JSXAttribute) > TemplateLiteral > TemplateElement[value.raw=/·[ ]/]':
      afterDot,
    'JSXText[value=/·/]': afterDot,
  },
  // The same code is rendered where pages are made and in the browser.
  'no-window-check': {
    'UnaryExpression[operator="typeof"][argument.name=/^(window|document)$/]':
      'Decide behind hydration, not by what there is: see useIsHydrated.',
  },
  'no-look-behind': {
    [`:matches(Literal[raw=${lookBehind}], TemplateElement[value.raw=${lookBehind}])`]:
      'Safari of iOS 15 refuses the whole script: match what stands before.',
  },
  'no-window-global': {
    'TSInterfaceDeclaration[id.name="Window"]': 'Globals belong to publish/pages/head.ts.',
  },
  'no-foreign-day': {
    'CallExpression[callee.property.name=/^(slice|split|substring)$/][callee.object.callee.property.name="toISOString"]':
      'From 21h on the day of Greenwich is tomorrow: see dayInBrasilia.',
  },
  // publish/pages/fill.ts fills the placeholders; Vite adds all other tags.
  'no-edited-page': {
    [`${replacing}[callee.object.name=/(html|template|markup)$/i]`]: fixed,
    [`${replacing}[arguments.0.regex.pattern=/<.?[a-z!]/i]`]: fixed,
  },
  // A page is what the router loads lazily.
  'page-component': {
    'Program:not(:has(ExportNamedDeclaration > FunctionDeclaration[id.name="Component"]))':
      'A page exports its component under the name Component.',
  },
  'no-sleep': {
    'CallExpression[callee.property.name="waitForTimeout"]': seen,
    'Literal[value="networkidle"]': 'Wait for what the user sees, not for silence.',
    'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]': seen,
    'ImportDeclaration[source.value=/timers\\/promises$/]': seen,
  },
  'no-raised-timeout': {
    [`CallExpression:matches(${aTest}, ${aTable})[arguments.2]:not([arguments.2.type=/Function/])`]: inTime,
    [`CallExpression:matches(${aTest}, ${aTable}) > ObjectExpression > Property[key.name="timeout"]`]: inTime,
    'CallExpression[callee.object.name="test"][callee.property.name=/^(setTimeout|slow)$/]': inTime,
  },
};

const ruleOf = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

export const syntaxRules = Object.fromEntries(
  Object.entries(refused).map(([name, selectors]) => [name, ruleOf(selectors)]),
);
