import path from 'node:path/posix';

/** First match wins: inner folders come first. */
const folders = {
  app: 'src/app/',
  pages: 'src/pages/',
  feature: 'src/features/',
  ui: 'src/ui/',
  client: 'src/lib/supabase/',
  session: 'src/lib/session/',
  lib: 'src/lib/',
  styles: 'src/styles/',
  seo: 'src/seo/',
  publish: 'src/publish/',
  entry: 'src/',
  edge: 'supabase/functions/',
  statements: 'supabase/local/emulator/rest/sql/',
  plans: 'supabase/local/emulator/rest/plan/',
  emulator: 'supabase/local/emulator/',
  standIns: 'supabase/local/stand-ins/',
  records: 'supabase/local/data/',
  cli: 'supabase/local/cli/',
  ops: 'supabase/ops/',
  support: 'tests/',
  journeys: 'e2e/',
};
const untested = ['styles', 'entry', 'statements', 'plans'];

/** What each layer may import: app → pages → features → ui → lib/cn; everything above may use lib. */
const allowed = {
  entry: ['app', 'styles'],
  app: ['app', 'pages', 'feature', 'ui', 'lib', 'session', 'seo'],
  pages: ['pages', 'feature', 'ui', 'lib', 'session', 'seo'],
  feature: ['ui', 'lib', 'session', 'seo'],
  ui: ['ui'],
  lib: ['lib', 'client', 'session'],
  client: ['client', 'lib'],
  session: ['session', 'client', 'lib'],
  styles: [],
  seo: ['seo', 'lib'],
  publish: ['publish', 'seo', 'lib'],
  edge: ['edge'],
  emulator: ['emulator', 'plans', 'statements'],
  plans: ['plans', 'statements', 'emulator'],
  statements: ['statements', 'emulator'],
  standIns: ['standIns', 'emulator'],
  records: ['records', 'emulator', 'lib'],
  cli: ['cli', 'records', 'standIns', 'emulator'],
  // Court files are read once, for command and panel.
  ops: ['ops', 'cli', 'records', 'standIns', 'emulator', 'lib'],
  support: Object.keys(folders).filter((layer) => !untested.includes(layer)),
  journeys: ['journeys', 'emulator', 'standIns', 'records', 'cli', 'ops'],
};

/** Features whose screens show politicians: the declared exception beside admin → candidates. Politicians imports none. */
const showPoliticians = ['admin', 'candidates', 'choices', 'deputies', 'news', 'results', 'samples', 'votes'];

const isDataAccess = /^src\/features\/[^/]+\/(?:[^/]+\/)?(queries|mutations|reads|[^/]+-reads)\.ts$/;
/** Only the account's home speaks to accounts; the device's reads like visitors. */
const ofChoices = 'src/features/choices/';
const isChoiceData = /^src\/features\/choices\/(account-home|device\/people-reads)\.ts$/;
const isTest = /^src\/.*\.test\.tsx?$/;
/** Who prepares rows or variables of a service checks them by the service's own rules. */
const sharedRules = [
  [
    /^supabase\/ops\/backfill\//,
    /^supabase\/functions\/(sincronizar-camara\/records|camara-proxy\/legislature)\.ts$/,
  ],
  [
    /^supabase\/local\/cli\/launch\/function-environment\.ts$/,
    /^supabase\/functions\/_shared\/(safe-url|[a-z]+-env)\.ts$/,
  ],
];
const doors = /^src\/publish\/(publish|host\/publisher|pages\/styles)\.ts$/;
const rendersPages = /^src\/publish\/pages\//;

const layerOf = (file) => Object.keys(folders).find((layer) => file.startsWith(folders[layer]));
const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

function isFeatureAllowed(from, to) {
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own === undefined || other === undefined) return false;
  if (own === other || (own === 'admin' && other === 'candidates')) return true;
  return other === 'politicians' && showPoliticians.includes(own);
}

/** Imports beyond the layer, for one kind of file alone. */
function isExcepted(from, to, isOfTypes) {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (target === 'client') {
    const asks = from.startsWith(ofChoices) ? isChoiceData : isDataAccess;
    return isOfTypes || asks.test(from) || rendersPages.test(from);
  }
  // Budgets and journeys need the table of pages, besides the build.
  if (siteMap.test(to)) return source === 'cli' || source === 'journeys';
  if (target === 'support') return isTest.test(from);
  // Commands publish, refuse to, and weigh the styles; nothing else enters.
  if (target === 'publish')
    return (source === 'cli' && doors.test(to)) || /^supabase.*\.test\.ts$/.test(from);
  // Pages are written by the application itself.
  if (source === 'publish') return rendersPages.test(from) && ['app', 'feature', 'session'].includes(target);
  if (target === 'edge') return sharedRules.some(([who, rules]) => who.test(from) && rules.test(to));
  // The seed fills the columns that the table of columns names.
  if (source === 'records') return /^src\/lib\/candidate-fields\.ts$/.test(to);
  return source === 'ui' && /^src\/lib\/cn(\.ts)?$/.test(to);
}

/** The file that an import names, from the root; null for a package. */
function targetOf(file, name) {
  if (name.startsWith('@/')) return path.join('src', name.slice(2));
  return /^\.\.?(\/|$)/.test(name) ? path.join(path.dirname(file), name) : null;
}

function layerFault(file, { name, isOfTypes }) {
  const [source, to] = [layerOf(file), targetOf(file, name)];
  if (source === undefined || to === null || layerOf(to) === undefined) return null;
  if (allowed[source].includes(layerOf(to)) || isFeatureAllowed(file, to)) return null;
  return isExcepted(file, to, isOfTypes) ? null : `The layer "${source}" does not import ${to}.`;
}

const packages = [
  { name: /^react-router$/, message: 'Import from "react-router-dom".' },
  { name: /^react$/, imported: ['forwardRef'], message: 'In React 19 ref is a prop.' },
  {
    name: /^lucide-react$/,
    imported: ['icons', '*'],
    message: 'The icon map weighs 133 kB: name each icon.',
  },
  { name: /^lucide-react\/dynamic$/, message: 'The icon map weighs 133 kB: name each icon.' },
  { name: /^zod$/, imported: ['z', 'default'], message: 'Write "import * as z": the rest is shaken off.' },
  { name: /^(framer-motion|motion)(\/|$)/, home: 'ui', message: 'Motion lives in src/ui.' },
  { name: /^@supabase\//, home: 'client', message: 'The client lives in src/lib/supabase.' },
];

function packageFault(file, { name, imported, isOfTypes }) {
  const isBroken = (each) =>
    each.name.test(name) &&
    (each.imported === undefined || each.imported.some((word) => imported.includes(word))) &&
    each.home !== layerOf(file) &&
    !(each.home === 'client' && isOfTypes);
  return packages.find(isBroken)?.message ?? null;
}

/** Run by Node as well, which asks for extensions. */
const runByNode = 'publish';
const siteMap = /^src\/lib\/(site-map|page-rows)(\.ts)?$/;

/** In src a file has one name: "./…" inside its folder, "@/…" across folders, no extension. */
function spellingFault(file, imported) {
  if (!file.startsWith('src/') || layerOf(file) === runByNode || siteMap.test(file)) return null;
  const { name } = imported;
  const target = targetOf(file, name);
  if (target === null) return packageFault(file, imported);
  if (name.startsWith('..')) return 'Across folders write "@/…".';
  if (/^\.\/[^/]+\//.test(name)) return 'Into another folder write "@/…".';
  if (/\.tsx?$/.test(name)) return 'Imports in src carry no extension.';
  const isNeighbour = path.dirname(target) === path.dirname(file);
  return isNeighbour && name.startsWith('@') ? 'Inside one folder write "./…".' : null;
}

const isOfTypes = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'));

const nameOf = (specifier) =>
  ({ ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' })[specifier.type] ??
  specifier.imported?.name;

/** Every import of a file, static or dynamic, is judged. */
const ruleOf = (faultOf) => ({
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const imported = (node.specifiers ?? []).map(nameOf);
      const message = faultOf(file, { name: node.source.value, imported, isOfTypes: isOfTypes(node) });
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
});

export const importRules = { layers: ruleOf(layerFault), 'import-spelling': ruleOf(spellingFault) };
