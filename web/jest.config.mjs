/** Unit tests stand beside the code they test; browser tests live in e2e/ and run with Playwright. */
export default {
  testMatch: ['<rootDir>/{lib,base,server,client,ui,features,shell}/**/*.test.{ts,tsx}'],
  // A component is slow to draw on a busy machine.
  testTimeout: 30_000,
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
  // Packages that come as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|intl-messageformat|icu-minify|@formatjs|d3-shape|d3-path|feed|@adobe)/)',
  ],
  moduleNameMapper: {
    // A class has no name there.
    '\\.module\\.css$': '<rootDir>/ui/no-styles.cjs',
    '^@krono/(chart|contract)$': '<rootDir>/lib/$1/index.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
}
