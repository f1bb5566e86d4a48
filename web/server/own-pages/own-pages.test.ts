import { expect, test } from '@jest/globals'
import { keepAnswer, keptAnswer } from './own-answers'
import { ownPageOf } from './own-pages'

test.each([
  ['/kronoworksheet', '', 'ownChart'],
  ['/kronoworksheet', '?activetab=0', 'ownChart'],
  ['/kronoworksheet', 'activetab=0', 'ownChart'],
  ['/kronoworksheet', '?_rsc=1abc', undefined],
  ['/kronoworksheet', '?activetab=1', undefined],
  ['/kronoworksheet', '?date=1984-06-12', undefined],
  ['/kronoworksheet/', '', undefined],
  ['/kronoworksheet/visitor', '', undefined],
  ['/profile', '?', 'profile'],
  ['/profile', '?redirectUrl=%2F', undefined],
  ['/', '', undefined],
])('%s with "%s" is made of %s', (pathname, search, endpoint) => {
  expect(ownPageOf(pathname, search)?.endpoint).toBe(endpoint)
})

const answer = (name: string) => JSON.stringify({ user: { firstName: name }, texts: null })

test('what is kept is found by its name, which hangs on every letter of it and on the page', () => {
  const names = [
    keepAnswer('/profile', answer('a')),
    keepAnswer('/profile', answer('b')),
    keepAnswer('/kronoworksheet', answer('a')),
  ]
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toMatch(/^[\w-]{43}$/)
  expect(keepAnswer('/profile', answer('a'))).toBe(names[0])
  expect(keptAnswer('ownChart', 'nothing')).toBeUndefined()
})

test('a hundred are kept, those that were asked for last', () => {
  const first = keepAnswer('/profile', 'null')
  for (let n = 0; n < 99; n += 1) keepAnswer('/profile', JSON.stringify(n))
  expect(() => keptAnswer('profile', first)).not.toThrow()
  const kept = (globalThis as { kronoOwnAnswers?: Map<string, string> }).kronoOwnAnswers
  expect([kept?.size, kept?.has(first)]).toEqual([100, true])
  keepAnswer('/profile', '"one more"')
  expect([kept?.size, kept?.has(first)]).toEqual([100, false])
})
