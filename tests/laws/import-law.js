/**
 * Who may import whom (architecture: app → pages → features → ui → lib/cn; everything above may use lib).
 * The layers are checked on resolved files, dynamic imports included; the spelling of an import on its text.
 */

const folder = (type, pattern, capture) => ({ type, pattern, ...(capture ? { capture } : {}) });

/** First match wins, so a folder comes before the one that contains it. */
export const layerSettings = {
  'import/resolver': { typescript: { project: 'tsconfig.json' } },
  'import-x/resolver': { typescript: { project: 'tsconfig.json' } },
  'boundaries/elements': [
    folder('app', 'src/app'),
    folder('pages', 'src/pages'),
    folder('feature', 'src/features/*', ['name']),
    folder('ui', 'src/ui'),
    folder('client', 'src/lib/supabase'),
    folder('session', 'src/lib/session'),
    folder('lib', 'src/lib'),
    folder('styles', 'src/styles'),
    folder('seo', 'src/seo'),
    folder('publish', 'src/publish'),
    folder('prerender', 'src/prerender'),
    folder('entry', 'src'),
    folder('edge', 'supabase/functions'),
    folder('statements', 'supabase/local/emulator/rest/sql'),
    folder('plans', 'supabase/local/emulator/rest/plan'),
    folder('emulator', 'supabase/local/emulator'),
    folder('world', 'supabase/local/world'),
    folder('records', 'supabase/local/data'),
    folder('cli', 'supabase/local/cli'),
    folder('support', 'tests'),
    folder('journeys', 'e2e'),
  ],
  'boundaries/files': [
    { category: 'data-access', pattern: 'src/features/*/{queries,mutations,reads,*-reads}.ts' },
    { category: 'test', pattern: 'src/**/*.test.{ts,tsx}' },
    { category: 'cn', pattern: 'src/lib/cn.ts' },
    { category: 'site-builder', pattern: 'supabase/local/cli/{launch/publish-pages,commands/site}.ts' },
  ],
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
};

/** Features whose screens show politicians: the declared exception beside admin → candidates. Politicians imports none. */
const showPoliticians = [
  'admin',
  'candidates',
  'choices',
  'deputies',
  'fates-panel',
  'news',
  'results',
  'samples',
  'votes',
];

const from = (types) => ({ element: { type: types } });
const to = (types) => ({ to: { element: { type: types } } });
const policy = (source, targets) => ({ from: from(source), allow: to(targets) });

/** Options of boundaries/dependencies: what is not allowed here is an error. */
export const layerPolicies = {
  default: 'disallow',
  policies: [
    { allow: { to: { module: { origin: ['external', 'core'] } } } },
    policy('entry', ['app', 'styles']),
    policy('app', ['app', 'pages', 'feature', 'ui', 'lib', 'session', 'seo']),
    policy('pages', ['pages', 'feature', 'ui', 'lib', 'session', 'seo']),
    policy('feature', ['ui', 'lib', 'session', 'seo']),
    {
      from: from('feature'),
      allow: { to: { element: { type: 'feature', captured: { name: '{{from.element.captured.name}}' } } } },
    },
    {
      from: { element: { type: 'feature', captured: { name: 'admin' } } },
      allow: { to: { element: { type: 'feature', captured: { name: 'candidates' } } } },
    },
    {
      from: { element: { type: 'feature', captured: { name: showPoliticians } } },
      allow: { to: { element: { type: 'feature', captured: { name: 'politicians' } } } },
    },
    policy('ui', ['ui']),
    { from: from('ui'), allow: { to: { file: { categories: 'cn' } } } },
    policy('lib', ['lib', 'client', 'session']),
    policy('client', ['client', 'lib']),
    policy('session', ['session', 'client', 'lib']),
    { from: { file: { categories: 'data-access' } }, allow: to('client') },
    { allow: { to: { element: { type: 'client' } }, dependency: { kind: 'type' } } },
    policy('seo', ['seo', 'lib']),
    policy('publish', ['publish', 'seo', 'lib']),
    policy('prerender', ['prerender', 'app', 'feature', 'client', 'seo', 'lib']),
    policy('edge', ['edge']),
    policy('emulator', ['emulator', 'plans', 'statements']),
    policy('plans', ['plans', 'statements', 'emulator']),
    policy('statements', ['statements', 'emulator']),
    policy('world', ['world', 'emulator']),
    // What is read of a file of the court is read once, for the command and for the panel.
    policy('records', ['records', 'emulator', 'lib']),
    policy('cli', ['cli', 'records', 'world', 'emulator', 'publish']),
    // Nobody else imports prerender but its tests: one command publishes with it, the other weighs what it leaves.
    { from: { file: { categories: 'site-builder' } }, allow: to('prerender') },
    policy('support', [
      'app',
      'pages',
      'feature',
      'ui',
      'client',
      'session',
      'lib',
      'seo',
      'prerender',
      'edge',
      'emulator',
      'world',
      'records',
      'cli',
      'support',
      'journeys',
    ]),
    { from: { element: { type: 'app' }, file: { categories: 'test' } }, allow: to('support') },
    { from: { file: { categories: 'test' } }, allow: to('support') },
    // That the worker knows every prerendered page.
    { from: { element: { type: 'prerender' }, file: { categories: 'test' } }, allow: to('publish') },
    policy('journeys', ['journeys', 'emulator', 'world', 'records', 'cli']),
  ],
};

const spelling = {
  parent: { regex: String.raw`^\.\.(/|$)`, message: 'Across folders write "@/…".' },
  child: { regex: String.raw`^\./[^/]+/`, message: 'Into another folder write "@/…".' },
  extension: { regex: String.raw`^(@|\.)/.*\.tsx?$`, message: 'Imports in src carry no extension.' },
};
const ownFolder = (regex) => ({ regex, message: 'Inside one folder write "./…".' });

const packages = [
  { name: 'react-router', message: 'Import from "react-router-dom".' },
  { name: 'react', importNames: ['forwardRef'], message: 'In React 19 ref is a prop.' },
  { name: 'lucide-react', importNames: ['icons'], message: 'The icon map weighs 133 kB: name each icon.' },
  { name: 'lucide-react/dynamic', message: 'The icon map weighs 133 kB: name each icon.' },
  { name: 'zod', importNames: ['z', 'default'], message: 'Write "import * as z": the rest is shaken off.' },
];
const motion = { regex: '^(framer-motion|motion)(/|$)', message: 'Motion lives in src/ui.' };
const supabase = {
  regex: '^@supabase/',
  allowTypeImports: true,
  message: 'The client lives in src/lib/supabase.',
};

const spellingBlock = (files, own, patterns) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { paths: packages, patterns: [...Object.values(spelling), ownFolder(own), ...patterns] },
    ],
  },
});

/** One block for each folder of src: the rule's options replace one another, so the most exact comes last. */
export const spellingBlocks = [
  spellingBlock(['src/*.{ts,tsx}'], '^@/[^/]+$', [motion, supabase]),
  ...['app', 'pages', 'ui', 'lib', 'seo'].map((name) =>
    spellingBlock([`src/${name}/*.{ts,tsx}`], `^@/${name}/[^/]+$`, [
      ...(name === 'ui' ? [] : [motion]),
      supabase,
    ]),
  ),
  spellingBlock(['src/lib/session/*.{ts,tsx}'], '^@/lib/session/', [motion, supabase]),
  spellingBlock(['src/lib/supabase/*.{ts,tsx}'], '^@/lib/supabase/', [motion]),
  spellingBlock(['src/features/**/*.{ts,tsx}'], '^@/features/(?!politicians/)', [motion, supabase]),
  spellingBlock(['src/features/politicians/**/*.{ts,tsx}'], '^@/features/', [motion, supabase]),
  spellingBlock(['src/features/admin/**/*.{ts,tsx}'], '^@/features/(?!candidates/|politicians/)', [
    motion,
    supabase,
  ]),
];
