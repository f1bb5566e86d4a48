/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { readFailure } from '@/client/api-failure'
import { formWords } from './words'

test('an error response without a message gets the exact fallback text of the specification', () => {
  const words = formWords({ submit: 'Send' })
  expect(readFailure(500, {}, null, words).error).toEqual({
    message: 'Something went wrong',
    status: 500,
  })
})
