import { type ESTree, parseSync } from 'vite';

/** A text that people read, and its line. */
export interface ReadText {
  text: string;
  line: number;
}

/** Attributes and properties whose words are read, whatever they begin with. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|lead|summary|text|message|description|hint|term|help|caption|word|noneText|confirmLabel|waiting|period)$/;

/** Calls whose words are for developers, and calls and attributes that carry names of styles. */
const unreadCalls =
  /^(super|lazyOptional|latePart|whenLoaded|\w*Error|console\.\w+|cn|cva|inputStyle|buttonStyle|iconButtonStyle|pill)$/;
const unreadAttributes = /^(className|class|id|to|href|src|role|type|d|viewBox|key|data-.*)$/;

/** Begins like a sentence or holds what only Portuguese writes. */
const sentence = /^\s*["“'(]?[\p{Lu}]|[áâãàéêíóôõúç]/u;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  const values: unknown[] = Object.values(node);
  return values.flat().filter(isNode);
}

/** Types, and names of modules. */
function isOutsideTheRun(node: ESTree.Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  if (node.type === 'ExportNamedDeclaration') return node.source !== null;
  return node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
}

/** A value that something is compared with, such as the name of a key. */
function isCompared(node: ESTree.Node, parent: ESTree.Node | null): boolean {
  if (parent?.type === 'SwitchCase') return parent.test === node;
  return parent?.type === 'BinaryExpression' && /^[!=]==$/.test(parent.operator);
}

/** The name of the node that a reader's words depend on. */
function namingNode(node: ESTree.Node): ESTree.Node | null {
  if (node.type === 'JSXAttribute') return node.name;
  if (node.type === 'Property') return node.shorthand ? null : node.key;
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? node.callee : null;
}

/** Read in any case, never, or as the parent decides. */
function verdictOf(node: ESTree.Node, name: string): 'read' | 'unread' | null {
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return unreadCalls.test(name) ? 'unread' : null;
  if (spoken.test(name)) return 'read';
  return node.type === 'JSXAttribute' && unreadAttributes.test(name) ? 'unread' : null;
}

function wordsOf(node: ESTree.Node, parent: ESTree.Node | null): string | null {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' … ');
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null;
  return isCompared(node, parent) ? null : node.value;
}

/** Text between tags, labels, sentences: all that readers may meet. */
export function textsOf(source: string, file: string): ReadText[] {
  const found: ReadText[] = [];
  function visit(node: ESTree.Node, parent: ESTree.Node | null, isRead: boolean): void {
    const naming = namingNode(node);
    const verdict = verdictOf(node, naming === null ? '' : source.slice(naming.start, naming.end));
    if (verdict === 'unread' || isOutsideTheRun(node)) return;
    const reads = isRead || verdict === 'read';
    const words = wordsOf(node, parent);
    if (
      words !== null &&
      /\p{L}/u.test(words) &&
      (node.type === 'JSXText' || reads || sentence.test(words))
    ) {
      const at = node.start + words.length - words.trimStart().length;
      found.push({ text: words.replace(/\s+/g, ' ').trim(), line: source.slice(0, at).split('\n').length });
    }
    for (const child of childrenOf(node)) visit(child, node, reads && node.type !== 'CallExpression');
  }
  visit(parseSync(file, source).program, null, false);
  return found;
}
