import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedInJest, failedInPlaywright } from './failed-tests.ts'

test('names a failed test of Jest, and a file that could not be loaded', () => {
  const failed = { fullName: 'coupons once', status: 'failed', failureMessages: ['one\n\ntwo'] }
  const passed = { fullName: 'coupons twice', status: 'passed' }
  assert.deepEqual(
    failedInJest([
      { name: '/a/api/coupons.test.ts', assertionResults: [passed, failed] },
      { name: '/a/api/gifts.test.ts', message: 'no such module', assertionResults: [] },
      { name: '/a/api/mail.test.ts', assertionResults: [passed] },
    ]),
    [
      '  api/coupons.test.ts › coupons once\n    one\n    two',
      '  api/gifts.test.ts\n    no such module',
    ],
  )
})

test('names a failed test of Playwright with its browser, its folds and the first lines of why', () => {
  const spec = (ok: boolean) => ({
    title: 'opens',
    ok,
    tests: [
      {
        projectName: 'phone',
        status: 'unexpected',
        results: [{ error: { message: '\u001b[31mred\u001b[0m\n2\n3\n4\n5\n6\n7\n8\n9\n10' } }],
      },
    ],
  })
  const inner = { title: 'a gift', specs: [spec(false), spec(true)] }
  assert.deepEqual(failedInPlaywright([{ title: 'gift.spec.ts', suites: [inner] }]), [
    '  [phone] › gift.spec.ts › a gift › opens\n    red\n    2\n    3\n    4\n    5\n    6\n    7\n    8\n    9',
  ])
})
