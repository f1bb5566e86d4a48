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
])('the reader is told %s', (_, said, message) => {
  expect(readFailure(500, said, null, words)).toEqual({
    ok: false,
    error: { message, status: 500 },
  })
})

test('wrong fields and the time to wait are kept', () => {
  const said = { message: 'wrong', status: 429, errors: [fault] }
  expect(readFailure(429, said, '90', words)).toEqual({
    ok: false,
    error: { message: 'wrong', status: 429, errors: [fault] },
    retrySeconds: 90,
  })
})

test('without an answer nobody was there', () => {
  expect(noAnswer(words)).toEqual({ ok: false, error: { message: 'nobody there', status: 0 } })
})
