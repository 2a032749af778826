/** Translation wraps texts: changing ones beside others stay or fail in React. */

const isBlank = (text) => text.trim() === '';

/** 'text' for words, 'part' for elements and unknowns. */
function kindsOf(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
        ? isBlank(String(node.value))
          ? []
          : ['text']
        : [];
    case 'TemplateLiteral':
    case 'MemberExpression':
      return ['text'];
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
    case 'LogicalExpression':
      return kindsOf(node.right);
    default:
      return ['part'];
  }
}

const isStatic = ({ type }) => type === 'Literal';

const isMoving = ({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression';

/** @param isWithin directly within a page element; components answer for their own. */
function judge(child, isWithin) {
  if (child.type === 'JSXText') return { isText: !isBlank(child.value), isMoving: false };
  if (child.type !== 'JSXExpressionContainer') return { isText: false, isMoving: false };
  if (child.expression.name === 'children') return { isText: isWithin, isMoving: false };
  const kinds = kindsOf(child.expression);
  const moves = isMoving(child.expression) && kinds.length > 0;
  // `{row.name}` alone may be a part; choices among such are words.
  const isKnown = moves || child.expression.type !== 'MemberExpression';
  return { isText: isKnown && kinds.includes('text'), isMoving: moves };
}

const isThere = (child) =>
  !(child.type === 'JSXText' && isBlank(child.value)) &&
  !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const isOwnElement = ({ openingElement }) => /^[a-z]/.test(openingElement?.name.name ?? '');

const isUntranslated = ({ openingElement }) =>
  openingElement?.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no') ??
  false;

const isOneOfSeveral = ({ type, computed }) =>
  type === 'ConditionalExpression' || (type === 'MemberExpression' && computed);

const textBesideParts = {
  create(context) {
    /** `const Icon = isCopied ? Check : Copy`: each is put in the place of the other. */
    const changing = new Set();
    const note = ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null && isOneOfSeveral(init)) changing.add(id.name);
    };
    const look = (node) => {
      if (isUntranslated(node)) return;
      const children = node.children.filter(isThere);
      const judged = children.map((child) => judge(child, isOwnElement(node)));
      // What is put in looks for the next of its element; at the end there is none.
      const isPutBeforeText = children.some(
        ({ openingElement }, place) =>
          changing.has(openingElement?.name.name) && judged.slice(place + 1).some((one) => one.isText),
      );
      const moves = isPutBeforeText || judged.some((one) => one.isMoving);
      if (children.length < 2 || !judged.some((one) => one.isText) || !moves) return;
      context.report({
        node,
        message: 'Text beside what comes and goes has an element of its own: translated pages break on it.',
      });
    };
    return { VariableDeclarator: note, JSXElement: look, JSXFragment: look };
  },
};

const canBeWords = ({ type, name, callee }) =>
  type === 'Identifier'
    ? name !== 'children'
    : type === 'CallExpression'
      ? callee.property?.name !== 'map'
      : type !== 'JSXElement' && type !== 'JSXFragment';

/** React keeps two texts: translation would show the value's old one. */
const wordsTogether = {
  create(context) {
    const look = (node) => {
      if (isUntranslated(node)) return;
      const hasWords = node.children.some((child) => child.type === 'JSXText' && !isBlank(child.value));
      const value = node.children.find(
        (child) =>
          isThere(child) &&
          child.type === 'JSXExpressionContainer' &&
          !isMoving(child.expression) &&
          !isStatic(child.expression) &&
          canBeWords(child.expression),
      );
      if (hasWords && value !== undefined)
        context.report({
          node: value,
          message:
            'A value among words is one text with them, or alone in its element: translated pages keep the old one.',
        });
    };
    return { JSXElement: look, JSXFragment: look };
  },
};

export const translationRules = { 'text-beside-parts': textBesideParts, 'words-together': wordsTogether };
