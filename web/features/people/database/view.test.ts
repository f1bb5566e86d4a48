import { expect, test } from '@jest/globals'
import { linkToView } from './address'
import { readView } from './view'

const usual = { search: '', page: 1, pageSize: 25, sort: 'name' }

test.each([
  [{}, usual],
  [
    { search: ' Ági ', sort: '-date', page: '3', pageSize: '50', group: 'none' },
    { search: 'Ági', sort: '-date', page: 3, pageSize: 50, group: 'none' },
  ],
  [{ search: '', group: '', sort: '' }, usual],
  [
    { search: ['a', 'b'], other: 'x' },
    { ...usual, search: 'a' },
  ],
  [{ search: 'a\u0000', page: '0', pageSize: '1000', sort: 'password', group: '../x' }, usual],
  [
    { search: 'b', pageSize: '7' },
    { ...usual, search: 'b' },
  ],
])('%j shows its valid part', (query, view) => {
  expect(readView(query)).toEqual(view)
})

test('the address of a view has only non-default parameters, and is parsed back', () => {
  expect(linkToView(readView({}))).toBe('/mydatabase')
  const view = readView({
    search: 'Ági & co',
    sort: 'newest',
    page: '2',
    pageSize: '100',
    group: 'family',
  })
  const address = new URL(linkToView(view), 'http://x')
  expect(readView(Object.fromEntries(address.searchParams))).toEqual(view)
})
