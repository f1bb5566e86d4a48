import { expect, test } from '@jest/globals'
import { onePerson, personMark } from '../../src/coupons/person-mark'

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
])('%s is written %s', (email, same) => {
  expect(onePerson(email)).toBe(same)
})

test('a mark is the same for one person and coupon, and for nobody and nothing else', () => {
  const mark = personMark(7, 'agnes@people.example')
  expect(mark).toMatch(/^[\w-]{43}$/)
  expect(personMark(7, 'AGNES+2@people.example')).toBe(mark)
  expect(personMark(8, 'agnes@people.example')).not.toBe(mark)
  expect(personMark(7, 'bela@people.example')).not.toBe(mark)
})
