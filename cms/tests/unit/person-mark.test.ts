import { expect, test } from '@jest/globals'

process.env.ENCRYPTION_KEY = 'xC8vB2nM4qW6eR9tY3uI5oPa'

test.each([
  ['agnes@people.example', 'agnes@people.example'],
  [' Agnes@People.Example ', 'agnes@people.example'],
  ['agnes+krono@people.example', 'agnes@people.example'],
  ['agnes+a+b@people.example', 'agnes@people.example'],
  ['ag.nes@people.example', 'ag.nes@people.example'],
  ['a.g.nes@gmail.com', 'agnes@gmail.com'],
  ['Ag.Nes+x@GoogleMail.com', 'agnes@gmail.com'],
  ['+agnes@people.example', '+agnes@people.example'],
  ['a\u0301gnes@people.example', 'ágnes@people.example'],
])('%s is normalized to %s', async (email, same) => {
  const { onePerson } = await import('../../src/commerce/coupons/person-mark')
  expect(onePerson(email)).toBe(same)
})

test('a mark is equal for the same person and coupon only', async () => {
  const { personMark } = await import('../../src/commerce/coupons/person-mark')
  const mark = personMark(7, 'agnes@people.example')
  expect(mark).toMatch(/^[\w-]{43}$/)
  expect(personMark(7, 'AGNES+2@people.example')).toBe(mark)
  expect(personMark(8, 'agnes@people.example')).not.toBe(mark)
  expect(personMark(7, 'bela@people.example')).not.toBe(mark)
})

test('marks never change: a coupon used once stays used', async () => {
  const { personMark } = await import('../../src/commerce/coupons/person-mark')
  const mark = 'fVN0DGU2Orii4XbOQ3s1jkZIqqJ8HrixUCWwYYrnsnA'
  expect(personMark(7, 'agnes@people.example')).toBe(mark)
})
