/**
 * Translated pages hold elements where React knows texts: a changing text beside other parts stays or fails. A text alone in
 * its element is set anew.
 */

const isBlank = (text) => text.trim() === '';

/** What an expression may put on the page: 'text' for words, 'part' for elements and what cannot be known. */
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

/** @param isWithin whether it is directly within an element of the page; what a component does with it, the component answers for. */
function judge(child, isWithin) {
  if (child.type === 'JSXText') return { isText: !isBlank(child.value), isMoving: false };
  if (child.type !== 'JSXExpressionContainer') return { isText: false, isMoving: false };
  if (child.expression.name === 'children') return { isText: isWithin, isMoving: false };
  const kinds = kindsOf(child.expression);
  const moves = isMoving(child.expression) && kinds.length > 0;
  // Alone, `{row.name}` is as often a part as a text; what is chosen among such is words.
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

const textBesideParts = {
  create(context) {
    const look = (node) => {
      if (isUntranslated(node)) return;
      const children = node.children.filter(isThere);
      const judged = children.map((child) => judge(child, isOwnElement(node)));
      if (children.length < 2 || !judged.some((one) => one.isText) || !judged.some((one) => one.isMoving))
        return;
      context.report({
        node,
        message: 'Text beside what comes and goes has an element of its own: translated pages break on it.',
      });
    };
    return { JSXElement: look, JSXFragment: look };
  },
};

const canBeWords = ({ type, name, callee }) =>
  type === 'Identifier'
    ? name !== 'children'
    : type === 'CallExpression'
      ? callee.property?.name !== 'map'
      : type !== 'JSXElement' && type !== 'JSXFragment';

/** Words and a value among them are two texts for React: the value changes, and a translated page shows the old one. */
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
