import ts from 'typescript';

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
  /^(super|lazyOptional|\w*Error|console\.\w+|cn|cva|inputStyle|buttonStyle|iconButtonStyle|pill)$/;
const unreadAttributes = /^(className|class|id|to|href|src|role|type|d|viewBox|key|data-.*)$/;

/** Begins like a sentence or holds what only Portuguese writes. */
const sentence = /^\s*["“'(]?[\p{Lu}]|[áâãàéêíóôõúç]/u;

function nameOf(node: ts.Node): string {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return node.name.getText();
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.expression.getText();
  return '';
}

/** A value that something is compared with, such as the name of a key. */
function isCompared(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

/** What a node asks of the words in it: they are read in any case, never, or as the node around it says. */
function verdictOf(node: ts.Node): 'read' | 'unread' | null {
  const name = nameOf(node);
  if (isCompared(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return 'unread';
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return unreadCalls.test(name) ? 'unread' : null;
  if (spoken.test(name)) return 'read';
  return ts.isJsxAttribute(node) && unreadAttributes.test(name) ? 'unread' : null;
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ');
}

/** Every text of a source file that can come before a reader: words between tags, labels, sentences. */
export function textsOf(source: string, file: string): ReadText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: ReadText[] = [];
  function visit(node: ts.Node, isRead: boolean): void {
    const verdict = verdictOf(node);
    if (verdict === 'unread') return;
    const reads = isRead || verdict === 'read';
    const words = wordsOf(node);
    if (words !== null && /\p{L}/u.test(words) && (ts.isJsxText(node) || reads || sentence.test(words))) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ text: words.replace(/\s+/g, ' ').trim(), line: line + 1 });
    }
    ts.forEachChild(node, (child) => visit(child, reads && !ts.isCallExpression(node)));
  }
  visit(tree, false);
  return found;
}
