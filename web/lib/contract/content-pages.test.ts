import { expect, test } from '@jest/globals'
import { addressedTags, isPathOfEntry, pagedTags, pathOfEntry } from './content-pages'

test('types with own pages are separated from types that are part of other pages', () => {
  expect(pagedTags).toEqual([
    'description',
    'blog-post',
    'film',
    'course',
    'ebook',
    'page',
    'registration-form',
    'interpretation',
    'sales-page',
    'faq-entry',
  ])
  expect(addressedTags).toEqual([
    'description',
    'blog-post',
    'film',
    'course',
    'ebook',
    'registration-form',
    'faq-entry',
  ])
})

test.each([
  ['description', 'mi-a-krono', '/description/mi-a-krono'],
  ['description', 'a/b', '/description/a%2Fb'],
  ['registration-form', 'energia', '/form/energia'],
  ['page', 'privacy-policy', '/privacypolicy'],
  ['page', 'anything', undefined],
  ['page', 'constructor', undefined],
  ['interpretation', 'long', '/longinterpretation'],
] as const)('%s %s is at %s', (tag, name, path) => {
  expect(pathOfEntry(tag, name)).toBe(path)
  if (path) expect(isPathOfEntry(path)).toBe(true)
})

test.each(['/', '/description', '/description/', '/form/energia/subscribe', '/biorhythm', '/page'])(
  '%s is no page of an entry',
  (path) => {
    expect(isPathOfEntry(path)).toBe(false)
  },
)
