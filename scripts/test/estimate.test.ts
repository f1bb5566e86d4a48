import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timesOf } from './estimate.ts'

const jest = {
  testResults: [
    { name: '/home/ada/krono/cms/tests/api/coupons.test.ts', startTime: 10, endTime: 40 },
  ],
}
const specs = [
  { title: 'a', tests: [{ projectName: 'hun', status: 'expected', results: [{ duration: 5 }] }] },
]
const playwright = {
  suites: [
    { title: 'money.spec.ts', file: 'money.spec.ts', suites: [{ title: 'b', specs }], specs },
  ],
}

test('times of files come from the last reports, and a file in no report has none', () => {
  const files = [
    'cms/tests/api/coupons.test.ts',
    'web/e2e/money.spec.ts',
    'web/e2e/no-money.spec.ts',
    'coupons.test.ts',
  ]
  assert.deepEqual(timesOf(files, [jest, playwright]), [30, 10, undefined, 30])
})
