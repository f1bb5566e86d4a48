import { expect, test } from '@jest/globals'
import { isItemKey, itemKeyLike, itemKeyOf, itemOf } from './item-keys'

const id = 'abcdefghijklmnopqrstuv12'

test('a key is the kind and the document id of an item', () => {
  expect(itemKeyOf('course', id)).toBe(`course-${id}`)
  expect(itemOf(`ebook-${id}`)).toEqual({ kind: 'ebook', documentId: id })
})

test.each([
  'premium-year',
  'course-ticket',
  `course-${id}0`,
  `course-${id.slice(1)}`,
  `lesson-${id}`,
  `course-${id.toUpperCase()}`,
  `course-${id}\n`,
  '',
])('%j is no item', (key) => expect(isItemKey(key)).toBe(false))

test('the pattern for SQL has the length of a key', () =>
  expect(itemKeyLike('course')).toHaveLength(itemKeyOf('course', id).length))
