import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termFaults } from './term-faults.ts'

const terms = [{ term: 'createRefund', not: 'takeRefund' }]
const faultsOf = (file: string, text: string) => termFaults(terms, [{ file, text }])

test('a retired name is refused as an identifier', () => {
  const fault = 'a.ts: "takeRefund" is called "createRefund"'
  assert.deepEqual(faultsOf('a.ts', 'await takeRefund(strapi)'), [fault])
  assert.deepEqual(faultsOf('a.ts', "require('x').takeRefund()"), [fault])
})

test('a retired name is refused as the name of a file', () => {
  const fault = 'cms/src/take-refund.ts is called "create-refund"'
  assert.deepEqual(faultsOf('cms/src/take-refund.ts', ''), [fault])
  assert.deepEqual(faultsOf('web/take-refund.module.css', ''), [
    'web/take-refund.module.css is called "create-refund"',
  ])
})

test('a manifest may have the name of its content type, which is a stored name', () => {
  assert.deepEqual(faultsOf('cms/src/api/take-refund/take-refund.manifest.ts', ''), [])
  assert.equal(faultsOf('cms/src/take-refund.manifest.ts', '').length, 1)
})

test('the term itself, longer names and comments are allowed', () => {
  assert.deepEqual(faultsOf('create-refund.ts', 'createRefund(); takeRefunds(); const a = 1'), [])
  assert.deepEqual(faultsOf('a.ts', '/** takeRefund */\n// takeRefund\nconst a = "http://x"'), [])
})
