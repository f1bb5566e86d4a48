// Node loads ES modules by `require`, Jest on Node 20 does not: the packages of the Markdown reader are compiled.
const esModules = [
  ...['mdast-util-', 'micromark', 'unist-util-', 'character-', 'decode-named-', 'devlop'],
  ...['ccount', 'parse-entities', 'stringify-entities', 'is-alpha', 'is-decimal'],
  ...['is-hexadecimal', 'longest-streak', 'zwitch'],
]

const common = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
    [`/node_modules/(${esModules.join('|')})[^/]*/.+\\.js$`]: [
      '@swc/jest',
      { jsc: { target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!${esModules.join('|')})`],
  // Jest looks globals up through a proxy, which slows arithmetic tenfold.
  sandboxInjectedGlobals: ['Math', 'String'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  // At a time of day of the tests' own, the same whenever they run.
  setupFiles: ['<rootDir>/tests/support/moved-clock.cjs'],
}

/** @param {string} name of a folder of tests, by which a run chooses it */
const project = (name) => ({
  ...common,
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
})

/** @type {import('jest').Config} */
module.exports = {
  // A limit for hanging tests; a start of the cms takes up to a minute on a busy machine.
  testTimeout: 240_000,
  projects: [
    // Functions: nothing is started, nothing need be built.
    project('unit'),
    // The built programs, each started by its own test.
    project('program'),
    {
      ...project('api'),
      // One cms a database serves all test files.
      globalSetup: '<rootDir>/tests/support/start-all.ts',
      globalTeardown: '<rootDir>/tests/support/stop-all.ts',
    },
  ],
}
