/** Zoneless texts and 03/11 differ elsewhere: only known forms become dates. */
const message =
  "Others' dates are read by foreignMoment, our own by instantOf, days by a template that ends in a zone.";

const zone = /(?:Z|[+-]\d\d:\d\d)$/;
/** What the house calls milliseconds since 1970. */
const milliseconds = /^(?:now|time|moment|fetchedAt)$/;

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
const isPlain = (node, names) => node.type === 'Identifier' && names.test(node.name);

function isText(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' && !zone.test(node.value);
  if (node.type === 'TemplateLiteral') return !zone.test(node.quasis.at(-1)?.value.raw ?? '');
  return true;
}

function isNumber(node) {
  if (node.type === 'BinaryExpression') return true;
  if (node.type !== 'CallExpression') return isPlain(node, milliseconds);
  const { callee } = node;
  return callee.type === 'MemberExpression' ? isDate(callee.object) : isPlain(callee, /^(?:now|instantOf)$/);
}

const noLooseDate = {
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      const isParse =
        callee.type === 'MemberExpression' && isDate(callee.object) && callee.property.name === 'parse';
      if (isParse && given.some(isText)) context.report({ node, message });
    },
    NewExpression(node) {
      const [given, ...more] = node.arguments;
      if (!isDate(node.callee) || given === undefined || more.length > 0) return;
      if (isText(given) && !isNumber(given)) context.report({ node, message });
    },
  }),
};

export const dateRules = { 'no-loose-date': noLooseDate };
