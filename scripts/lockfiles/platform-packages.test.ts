import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfLockfile, missingPlatformPackages } from './platform-packages.ts'

const lockfile = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: { '@tool/linux-x64': '1.2.3', '@tool/core-win32-arm64-msvc': '1.2.3' },
    },
    'node_modules/tool/node_modules/@tool/linux-x64': { version: '1.2.3' },
  },
}

test('the binary of another machine is added with its platform, and only that', () => {
  assert.deepEqual(missingPlatformPackages(lockfile), {
    'node_modules/@tool/core-win32-arm64-msvc': {
      version: '1.2.3',
      cpu: ['arm64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  })
})

test('a lockfile that npm ci would refuse is a fault', () => {
  assert.equal(faultsOfLockfile(lockfile).length, 1)
  assert.deepEqual(faultsOfLockfile({ packages: { '': {} } }), [])
})

test('an address of another registry is a fault', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://example.org/a.tgz' } }
  assert.equal(faultsOfLockfile({ packages }).length, 1)
})
