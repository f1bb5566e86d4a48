const { readdirSync } = require('node:fs')

/**
 * Allowed imports in web (docs/architecture.md): each layer may import those before it, also for types, and not those
 * after it. `npm run check` checks every file.
 */
const layers = [
  ['lib'],
  ['base'],
  // Two separate layers: code that calls the cms must not reach the browser, nor the browser's client the server.
  ['server', 'client'],
  ['ui'],
  ['features'],
  ['shell'],
  ['app'],
]

const anyOf = (folders) => `^(${folders.join('|')})/`

const noWayBack = layers.slice(0, -1).map((folders, at) => ({
  name: `${folders.join('-and-')}-not-back`,
  comment: `${folders.join(' and ')} may not use what stands above`,
  severity: 'error',
  from: { path: anyOf(folders) },
  to: { path: anyOf(layers.slice(at + 1).flat()) },
}))

const sideBySide = [
  ['server', 'client'],
  ['client', 'server'],
].map(([from, to]) => ({
  name: `${from}-not-${to}`,
  comment: 'server and client stand side by side',
  severity: 'error',
  from: { path: anyOf([from]) },
  to: { path: anyOf([to]) },
}))

// One rule per folder, because a pattern cannot express "in or below the folder of the importing file".
const ofOnePage = readdirSync(`${__dirname}/app`, { recursive: true })
  .filter((folder) => folder.endsWith('/_components'))
  .map((folder) => `app/${folder}`.replace(/[[\]().]/g, '\\$&'))
  .map((folder) => ({
    name: 'components-of-one-page',
    comment:
      '`_components` serve the addresses in and below their folder; what others need is a feature',
    severity: 'error',
    from: { pathNot: `^${folder.replace('/_components', '/')}` },
    to: { path: `^${folder}/` },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...noWayBack,
    ...sideBySide,
    {
      name: 'no-circles',
      comment: 'A circle of files has no first one to read. Give what both need a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...ofOnePage,
    {
      name: 'addresses-only',
      comment: 'A rule with a test belongs to its subject, not to an address',
      severity: 'error',
      from: { path: '^app/.*\\.test\\.tsx?$' },
      to: {},
    },
    {
      name: 'testing-in-tests',
      comment: 'What tests stand on is no part of the product',
      severity: 'error',
      from: { pathNot: '^testing/|\\.test\\.tsx?$' },
      to: { path: '^testing/' },
    },
    {
      name: 'testing-knows-no-subject',
      comment: 'What every test may stand on knows the contract alone',
      severity: 'error',
      from: { path: '^testing/' },
      to: { path: anyOf(['base', 'server', 'client', 'ui', 'features', 'shell', 'app']) },
    },
    {
      name: 'engine-alone',
      comment: 'The engine is pure: it imports nothing but itself',
      severity: 'error',
      from: { path: '^lib/chart/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^lib/chart/' },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|\\.next|e2e|fonts)|/dist/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
    },
  },
}
