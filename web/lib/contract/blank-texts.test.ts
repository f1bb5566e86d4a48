import { describe, expect, test } from '@jest/globals'
import type { z } from 'zod'
import { giftWish, newPassword, newSavedDate, personName, signupBody, userUpdate } from './index'

const today = '2026-11-22'
const codesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []

/** Invisible characters: spaces of every width, fillers, joiners, selectors. */
const invisible = [
  ' ',
  '\u00a0',
  '\u2003',
  '\u3000',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
]

describe('a new password', () => {
  test.each([
    ['', 'missingField'],
    ['12345', 'passwordTooShort'],
    ['     ', 'passwordTooShort'],
    ['        ', 'passwordBlank'],
    ['a       ', 'passwordBlank'],
    ['a b c d e', 'passwordBlank'],
    ...invisible.map((one) => [one.repeat(8), 'passwordBlank'] as const),
  ])('%j is refused: %s', (password, code) => {
    expect(codesOf(newPassword(), password)).toEqual([code])
  })

  test.each([
    '123456',
    'a b c d e f',
    ' jelszó ',
    'пароль',
    '密码密码密码',
    '👩‍👩‍👧👨‍👩‍👦🐢🐢🐢🐢',
  ])('%j is accepted', (password) => {
    expect(newPassword().parse(password)).toBe(password)
  })

  test('registration has its own error when it is too short, and the common one when it is blank', () => {
    const person = { email: 'a@b.hu', birthDate: '1984-06-12', privacyPolicy: true }
    const say = (password: string) => codesOf(signupBody(today), { ...person, password })
    expect([say('12345'), say(' '.repeat(8))]).toEqual([
      ['registerPasswordTooShort'],
      ['passwordBlank'],
    ])
  })
})

describe.each(invisible.map((one) => [one]))('a text of %j alone', (one) => {
  const blank = one.repeat(3)

  test('is refused as a name', () => {
    expect(codesOf(personName, blank)).toEqual(['missingField'])
    expect(codesOf(newSavedDate(today), { name: blank, date: '1984-06-12' })).toEqual([
      'missingField',
    ])
    expect(codesOf(userUpdate(today), { firstName: blank })).toEqual(['missingField'])
  })

  test('is empty in an optional field', () => {
    expect(userUpdate(today).parse({ nickname: blank })).toEqual({ nickname: '' })
    const gift = { giverName: 'A', recipientName: 'B', recipientEmail: 'b@c.hu', deliverOn: today }
    expect(giftWish(today).parse({ ...gift, message: blank }).message).toBe('')
  })
})

test.each(['नमस्ते', 'ناصر‌خسرو', 'O’Brien', 'Ő'])('%s is accepted unchanged as a name', (name) => {
  expect(personName.parse(name)).toBe(name)
})
