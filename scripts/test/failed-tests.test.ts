import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedInJest, failedInPlaywright, flakyInPlaywright } from './failed-tests.ts'

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

test('names failed and flaky tests of Playwright with browser, describes, error and page', () => {
  const page = { name: 'error-context', path: '/a/error-context.md' }
  const failed = {
    error: { message: '\u001b[31mred\u001b[0m\n2\n3\n4\n5\n6\n7\n8\n9\n10' },
    attachments: [page, { name: 'trace' }],
  }
  const spec = (title: string, status: string, results = [failed, {}]) => ({
    title,
    tests: [{ projectName: 'phone', status, results }],
  })
  const specs = [
    spec('opens', 'unexpected'),
    spec('closes', 'flaky'),
    spec('ends', 'expected', [{}]),
  ]
  const report = [{ title: 'gift.spec.ts', suites: [{ title: 'a gift', specs }] }]
  const error = '    red\n    2\n    3\n    4\n    5\n    6\n    7\n    8\n    9'
  const lines = `${error}\n    /a/error-context.md`
  const place = '  [phone] › gift.spec.ts › a gift'
  assert.deepEqual(failedInPlaywright(report), [`${place} › opens\n${lines}`])
  assert.deepEqual(flakyInPlaywright(report), [`${place} › closes\n${lines}`])
})
