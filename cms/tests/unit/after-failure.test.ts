import { describe, expect, test } from '@jest/globals'
import { describeFailure, isUnreachable, pausesMs } from '../../src/mail/after-failure'

describe('a letter that could not be sent', () => {
  test('is tried again after 1, 5 and 30 minutes, 2, 6 and 24 hours', () => {
    expect(pausesMs.map((ms) => ms / 60_000)).toEqual([1, 5, 30, 120, 360, 1440])
  })

  test.each([
    [new Error('550 <Agnes@krono.example>: no such user\r\nbye'), '550 <…>: no such user bye'],
    [new Error('x'.repeat(600)), 'x'.repeat(500)],
    ['gone', 'gone'],
  ])('says why in one line, without the address: %s', (error, line) => {
    expect(describeFailure(error)).toBe(line)
  })

  test.each([
    ['ECONNREFUSED', true],
    ['ETIMEDOUT', true],
    ['EAUTH', true],
    ['EENVELOPE', false],
    ['EMESSAGE', false],
  ])('%s says that no other letter can leave either: %s', (code, expected) => {
    expect(isUnreachable(Object.assign(new Error('x'), { code }))).toBe(expected)
    expect(isUnreachable(code)).toBe(false)
  })
})
