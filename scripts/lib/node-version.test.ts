import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nodeTooOld } from './node-version.mjs'

const versions = [
  ['18.20.4', true],
  ['20.19.9', true],
  ['20.20.0', false],
  ['22.1.0', false],
  ['24.0.0', false],
]

for (const [version, isTooOld] of versions) {
  test(`Node ${version} ${isTooOld ? 'is refused with a message' : 'is accepted'}`, () => {
    assert.equal(Boolean(nodeTooOld(String(version))), isTooOld)
  })
}
