import { expect, test } from '@jest/globals'
import { readFailure } from './api-failure'
import { noAnswer } from './no-answer'

const words = { unavailable: 'nobody there', failed: 'something went wrong' }
const fault = { field: 'email', code: 'invalidEmail', message: 'wrong' } as const

test.each([
  ['the message', { message: 'a', msg: 'b' }, 'a'],
  ['else msg', { msg: 'b', Errors: [{ Message: 'c' }] }, 'b'],
  ['else all of the list', { Errors: [{ Message: 'c' }, {}, null, { Message: 'd' }] }, 'c d'],
  ['else that something is wrong', {}, 'something went wrong'],
  ['and the same for what is no object', 'oops', 'something went wrong'],
  ['or for a message that is no text', { message: { html: '<b>' } }, 'something went wrong'],
])('the error message is %s', (_, answer, message) => {
  expect(readFailure(500, answer, null, words)).toEqual({
    ok: false,
    error: { message, status: 500 },
  })
})

test('field errors and the waiting time are returned', () => {
  const answer = { message: 'wrong', status: 429, errors: [fault] }
  expect(readFailure(429, answer, '90', words)).toEqual({
    ok: false,
    error: { message: 'wrong', status: 429, apiErrors: [fault] },
    retrySeconds: 90,
  })
})

test('without a response the error has status 0', () => {
  expect(noAnswer(words)).toEqual({ ok: false, error: { message: 'nobody there', status: 0 } })
})
