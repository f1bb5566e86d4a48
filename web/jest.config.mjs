/** Unit tests stand beside the code they test; browser tests live in e2e/ and run with Playwright. */
export default {
  testMatch: ['<rootDir>/{lib,components,app,i18n}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: [
    '<rootDir>/\\.next.*/',
    '<rootDir>/lib/[^/]+/dist/',
    '/package\\.json$',
  ],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  moduleNameMapper: {
    '^@krono/(chart|contract)$': '<rootDir>/lib/$1/index.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
}
