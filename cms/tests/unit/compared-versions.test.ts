import { describe, expect, test } from '@jest/globals'
import { fieldsBetween, hashOf } from '../../src/publishing/versions/compare'

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

describe('differences of two versions of an entry', () => {
  test.each([
    ['are one', { title: 'A', order: 1 }, { title: 'A', order: 1 }, []],
    ['differ in what was changed', { title: 'A', order: 1 }, { title: 'B', order: 1 }, ['title']],
    ['differ in what was filled in', { title: 'A' }, { title: 'A', lead: 'L' }, ['lead']],
    ['are one when nothing was filled in', { title: 'A', lead: null }, { title: 'A' }, []],
    ['are one when something was emptied', { lead: '', faq: [] }, { lead: null, faq: null }, []],
    ['differ by no and not said', { isOn: false }, { isOn: null }, ['isOn']],
    ['differ by none and not said', { order: 0 }, {}, ['order']],
    [
      'are one in whatever order a database gives keys',
      { text: [{ type: 'paragraph', children: [{ text: 'a', type: 'text' }] }] },
      { text: paragraph('a') },
      [],
    ],
    ['differ in a rich text', { text: paragraph('a') }, { text: paragraph('b') }, ['text']],
    [
      'differ in the order of parts',
      { faq: [{ q: 1 }, { q: 2 }] },
      { faq: [{ q: 2 }, { q: 1 }] },
      ['faq'],
    ],
  ])('%s', (_what, one, other, fields) => {
    expect(fieldsBetween(one, other)).toEqual(fields)
    expect(fieldsBetween(other, one)).toEqual(fields)
    expect(hashOf(one) === hashOf(other)).toBe(fields.length === 0)
  })

  test('an instant is compared as text', () => {
    const endDate = new Date('2026-11-23T10:00:00Z')
    expect(fieldsBetween({ endDate }, { endDate: endDate.toISOString() })).toEqual([])
  })
})
