/** Unit tests are beside the code they test; browser tests are in e2e/ and run with Playwright. */
export default {
  testMatch: ['<rootDir>/{lib,base,server,client,ui,features,shell}/**/*.test.{ts,tsx}'],
  // Components render slowly on a busy machine.
  testTimeout: 30_000,
  // Jest looks globals up through a proxy, which slows arithmetic tenfold.
  sandboxInjectedGlobals: ['Math', 'String'],
  modulePathIgnorePatterns: [
    '<rootDir>/\\.next.*/',
    '<rootDir>/lib/[^/]+/dist/',
    '/package\\.json$',
  ],
  transform: {
    '\\.(tsx?|m?js)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // Packages that have ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|intl-messageformat|icu-minify|@formatjs|d3-shape|d3-path|d3-scale|d3-array|d3-interpolate|d3-format|d3-time|d3-time-format|d3-color|internmap|feed|nuqs|unpdf|@adobe)/)',
  ],
  moduleNameMapper: {
    // CSS modules are empty in tests.
    '\\.module\\.css$': '<rootDir>/ui/no-styles.cjs',
    '^@krono/(chart|contract)$': '<rootDir>/lib/$1/index.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // The package exports its reader to ES modules only.
    '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
  },
}
