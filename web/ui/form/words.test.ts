/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { readFailure } from '@/client/api-failure'
import { formWords } from './words'

test('an answer without words gets the fallback of the specification, to the letter', () => {
  const words = formWords({ submit: 'Send' })
  expect(readFailure(500, {}, null, words).error).toEqual({
    message: 'Something went wrong',
    status: 500,
  })
})
