import { expect, test } from '@jest/globals'
import { isNothing, type News, nothingNew, withNews } from './news'

const some: News = {
  read: ['opening'],
  at: 'opening',
  bookmarks: [{ chapter: 'heart', isSet: true }],
}

test.each<[string, Partial<News>, News]>([
  ['nothing', {}, some],
  ['a chapter again', { read: ['opening', 'body'] }, { ...some, read: ['opening', 'body'] }],
  ['another place', { at: 'mind' }, { ...some, at: 'mind' }],
  [
    'a bookmark that is taken away again',
    { bookmarks: [{ chapter: 'heart', isSet: false }] },
    { ...some, bookmarks: [{ chapter: 'heart', isSet: false }] },
  ],
  [
    'one more bookmark',
    { bookmarks: [{ chapter: 'body', isSet: true }] },
    {
      ...some,
      bookmarks: [
        { chapter: 'heart', isSet: true },
        { chapter: 'body', isSet: true },
      ],
    },
  ],
])('after %s these events are new', (_what, more, expected) => {
  expect(withNews(some, more)).toEqual(expected)
})

test('empty events are not sent', () => {
  expect([isNothing(nothingNew), isNothing(withNews(nothingNew, { at: 'body' }))]).toEqual([
    true,
    false,
  ])
})
