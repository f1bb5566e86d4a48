import { expect, test } from '@jest/globals'
import { addressOf, type ListRequest, readAsked } from './read-asked'

const askable = {
  choices: { category: [{ value: 'munka' }, { value: 'csalad' }] },
  sorts: ['newest', 'oldest'],
} as const

const nothing: ListRequest = { q: '', chosen: {}, sort: 'newest', page: 1 }
const long = 'á'.repeat(101)

test.each<[Record<string, string>, Partial<ListRequest>]>([
  [{}, {}],
  [{ q: '', category: '', sort: '', page: '' }, {}],
  [{ q: '  két \n\t szó ' }, { q: 'két szó' }],
  [{ q: '\u0000a\u200bb\ud800' }, { q: 'a b' }],
  [{ q: 'a\u0301' }, { q: 'á' }],
  [{ q: long }, { q: long.slice(0, 100) }],
  [{ q: '😀'.repeat(101) }, { q: '😀'.repeat(100) }],
  [{ q: '"><script>' }, { q: '"><script>' }],
  [{ category: 'munka' }, { chosen: { category: 'munka' } }],
  [{ category: 'Munka' }, {}],
  [{ category: '__proto__', constructor: 'x' }, {}],
  [{ sort: 'oldest' }, { sort: 'oldest' }],
  [{ sort: 'title' }, {}],
  [{ page: '2' }, { page: 2 }],
  [{ page: '9999' }, { page: 9999 }],
  [{ page: '10000' }, {}],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '1e3' }, {}],
  [{ page: '2.5' }, {}],
  [{ page: '9'.repeat(400) }, {}],
  [{ page: 'x' }, {}],
])('%j is parsed as %j', (values, asked) => {
  expect(readAsked(values, askable)).toEqual({ ...nothing, ...asked })
})

test.each<[Partial<ListRequest>, string]>([
  [{}, '/blog'],
  [{ page: 2 }, '/blog?page=2'],
  [{ sort: 'oldest', page: 3 }, '/blog?sort=oldest&page=3'],
  [
    { q: 'két szó & más', chosen: { category: 'munka' }, page: 1 },
    '/blog?q=k%C3%A9t+sz%C3%B3+%26+m%C3%A1s&category=munka',
  ],
])('%j has the canonical address %s', (asked, address) => {
  expect(addressOf('/blog', { ...nothing, ...asked }, 'newest')).toBe(address)
})
