import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeMutants } from './make-mutants.ts'
import { rememberTests } from './trial.ts'

const [first, second] = makeMutants('a.ts', 'const a = b > 1').mutants
const [other] = makeMutants('b.ts', 'const a = b > 1').mutants

test('of the tests that ask for a change the one about its source comes first, then the one that noticed', () => {
  assert.ok(first && second && other)
  const tests = rememberTests()
  tests.add('little', [first.id])
  tests.add('much', [first.id, second.id, other.id])
  assert.deepEqual(tests.of(first), ['much', 'little'])
  assert.deepEqual(tests.of(second), ['much'])
  tests.praise('little', first)
  assert.deepEqual(tests.of(first), ['little', 'much'])
  // Of another source it noticed nothing.
  assert.deepEqual(tests.sortFor(other, ['little', 'much']), ['much', 'little'])
})

test('a change that no test asks for has none', () => {
  assert.ok(first)
  assert.deepEqual(rememberTests().of(first), [])
})
