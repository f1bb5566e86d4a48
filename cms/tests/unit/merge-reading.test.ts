import { expect, test } from '@jest/globals'
import type { ChapterKey } from '@krono/contract'
import {
  foreignField,
  mergeReading,
  type ReadingUpdate,
} from '../../src/analysis/analyses/merge-reading'

const chapters = ['opening', 'overview', 'body', 'notice'] as const satisfies readonly ChapterKey[]
const nothing = { chaptersRead: [], bookmarks: [], lastChapter: null }
const half = { chaptersRead: ['body'], bookmarks: ['body', 'notice'], lastChapter: 'body' } as const

const after = (known: Parameters<typeof mergeReading>[1], update: Partial<ReadingUpdate>) =>
  mergeReading(chapters, known, { read: [], bookmarks: [], ...update })

test.each<[string, Partial<ReadingUpdate>, object]>([
  ['opening it changes nothing but the hour', {}, half],
  [
    'what was read is added, in the order of the analysis',
    { read: ['opening', 'body', 'opening'] },
    { ...half, chaptersRead: ['opening', 'body'] },
  ],
  ['where one is, is the last word', { at: 'overview' }, { ...half, lastChapter: 'overview' }],
  ['a bookmark is set once', { bookmarks: [{ chapter: 'notice', isSet: true }] }, half],
  [
    'and taken away',
    { bookmarks: [{ chapter: 'body', isSet: false }] },
    { ...half, bookmarks: ['notice'] },
  ],
  [
    'of one named twice the last word counts',
    {
      bookmarks: [
        { chapter: 'opening', isSet: true },
        { chapter: 'opening', isSet: false },
      ],
    },
    half,
  ],
  [
    'one that is not there may be taken away too',
    { bookmarks: [{ chapter: 'opening', isSet: false }] },
    half,
  ],
])('%s', (_what, update, expected) => {
  expect(after(half, update)).toEqual({ chapterCount: 4, ...expected })
})

test('two devices get the same state in either order of reports', () => {
  const phone: Partial<ReadingUpdate> = {
    read: ['opening'],
    bookmarks: [{ chapter: 'opening', isSet: true }],
  }
  const computer: Partial<ReadingUpdate> = { read: ['overview', 'body'] }
  const expected = {
    chapterCount: 4,
    chaptersRead: ['opening', 'overview', 'body'],
    bookmarks: ['opening'],
    lastChapter: null,
  }
  expect(after(after(nothing, phone), computer)).toEqual(expected)
  expect(after(after(nothing, computer), phone)).toEqual(expected)
})

test.each<[Partial<ReadingUpdate>, string | undefined]>([
  [{}, undefined],
  [{ read: ['body'], at: 'notice', bookmarks: [{ chapter: 'opening', isSet: true }] }, undefined],
  [{ read: ['body', 'pairs'] }, 'read'],
  [{ at: 'year' }, 'at'],
  [{ bookmarks: [{ chapter: 'year', isSet: false }] }, 'bookmarks'],
])('of %j the field with a chapter of another analysis is %s', (update, field) => {
  expect(foreignField(chapters, { read: [], bookmarks: [], ...update })).toBe(field)
})
