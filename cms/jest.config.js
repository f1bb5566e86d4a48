/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
  // Jest looks globals up through a proxy, which slows arithmetic tenfold.
  sandboxInjectedGlobals: ['Math', 'String'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  // One cms a database serves all test files.
  globalSetup: '<rootDir>/tests/support/start-all.ts',
  // At a time of day of the tests' own, the same whenever they run.
  setupFiles: ['<rootDir>/tests/support/moved-clock.cjs'],
  globalTeardown: '<rootDir>/tests/support/stop-all.ts',
  testTimeout: 30_000,
}
