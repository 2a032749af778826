import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
  ts.sys,
  root,
);
const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);

/** Every module of the repository, as an absolute path. */
export const modules: readonly string[] = ts.sys.readDirectory(
  root,
  ['.ts', '.tsx'],
  ['**/node_modules', '.data', 'dist', 'test-results', 'playwright-report'],
);

/** Whether nothing of an import is left when the code runs. */
function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  const { elements } = namedBindings;
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** What a node imports, at once or later; null if it imports nothing. */
function specifierOf(node: ts.Node): ts.Expression | null {
  if (ts.isImportDeclaration(node)) return isOfTypes(node) ? null : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? null : (node.moduleSpecifier ?? null);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0] ?? null;
  return null;
}

/** The modules of the repository that a module's text imports, types left out. */
function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== null && ts.isStringLiteralLike(specifier)) {
      const { resolvedModule } = ts.resolveModuleName(specifier.text, file, options, ts.sys, resolutions);
      if (resolvedModule && !resolvedModule.isExternalLibraryImport)
        found.push(resolvedModule.resolvedFileName);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

const asWritten = new Map(modules.map((file) => [file, importsOf(file, ts.sys.readFile(file) ?? '')]));

/** Ways from a module back to itself, with the given texts in place of what those files hold; none is good. */
export function cycles(changed: Readonly<Record<string, string>> = {}): string[] {
  const graph = new Map(asWritten);
  for (const [name, text] of Object.entries(changed)) {
    const file = path.join(root, name);
    graph.set(file, importsOf(file, text));
  }
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0)
      found.push([...way.slice(start), file].map((each) => path.relative(root, each)).join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of modules) walk(file, []);
  return found;
}
