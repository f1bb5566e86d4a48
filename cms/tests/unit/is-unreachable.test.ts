import { describe, expect, test } from '@jest/globals'
import { isUnreachable } from '../../src/messaging/mail/is-unreachable'

describe('a mail server', () => {
  test.each([
    ['ECONNREFUSED', true],
    ['ETIMEDOUT', true],
    ['EAUTH', true],
    ['EENVELOPE', false],
    ['EMESSAGE', false],
  ])('%s means that other e-mails cannot be sent either: %s', (code, expected) => {
    expect(isUnreachable(Object.assign(new Error('x'), { code }))).toBe(expected)
    expect(isUnreachable(code)).toBe(false)
  })
})
