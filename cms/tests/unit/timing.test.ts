import { describe, expect, test } from '@jest/globals'
import { turnWords } from '../../src/admin/state-words'
import { editor as description } from '../../src/api/description/description.editor'
import { timeWords, withTimes } from '../../src/panel/editor/time-words'
import { nextTurn } from '../../src/panel/to-do/list-timed'
import { timeFields } from '../../src/platform/lib/time-fields'
import { momentOf } from '../../src/publishing/timing/draft-times'
import { stateOfDraft } from '../../src/publishing/timing/state-of-draft'

const noon = '2026-11-22T12:00:00.000Z'
const at = new Date(noon)
const after = '2026-11-22T12:00:00.001Z'
const later = '2026-12-24T12:00:00.000Z'

describe('the listed state of an entry with drafts', () => {
  test.each([
    ['a draft', { status: 'draft' }, 'draft', null],
    ['a timed draft', { status: 'draft', publishAt: after }, 'timed', after],
    ['a draft that is due now', { status: 'draft', publishAt: noon }, 'draft', null],
    ['what is on the site', { status: 'published' }, 'live', null],
    ['what is changed since', { status: 'modified' }, 'live', null],
    ['a change that is timed', { status: 'modified', publishAt: later }, 'timed', later],
    ['what goes by itself', { status: 'published', unpublishAt: later }, 'live', later],
    ['a draft that would go', { status: 'draft', unpublishAt: later }, 'draft', null],
  ])('%s', (_what, row, state, turnsAt) => {
    expect(stateOfDraft(row, at)).toEqual({ state, turnsAt })
  })
})

describe('the next scheduled action', () => {
  const nothing = {
    ...{ startDate: null, endDate: null, publishAt: null, unpublishAt: null },
    published: 'asItIs',
  } as const
  const [soon, late] = [new Date(after), new Date(later)]
  test.each([
    ['nothing', {}, undefined],
    ['a draft that appears', { published: 'never', publishAt: soon }, { at: soon, turn: 'begins' }],
    [
      'what appears before it goes',
      { publishAt: soon, unpublishAt: late },
      { at: soon, turn: 'begins' },
    ],
    ['what goes', { unpublishAt: late }, { at: late, turn: 'ends' }],
    ['what was to go this instant', { unpublishAt: at }, undefined],
    ['an unpublished entry goes nowhere', { published: 'never', unpublishAt: late }, undefined],
    ['nor does a banner of its own date', { published: 'never', startDate: soon }, undefined],
    ['a banner that begins', { startDate: soon, endDate: late }, { at: soon, turn: 'begins' }],
    ['a banner that ends', { endDate: late }, { at: late, turn: 'ends' }],
  ] as const)('%s', (_what, fields, turn) => {
    expect(nextTurn({ ...nothing, ...fields }, at)).toEqual(turn)
  })
})

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  [noon, at],
  [at, at],
])('%j is the instant %j', (value, moment) => {
  expect(momentOf(value)).toEqual(moment)
})

test('the form of a type with drafts ends with its schedule, explained in both languages', () => {
  const table = withTimes(description)
  expect(table.rows.at(-1)?.map(([name]) => name)).toEqual([...timeFields])
  for (const name of timeFields) {
    const { hun, eng } = timeWords[name]
    expect(table.fields[name]).toEqual({ hun, eng })
    expect(hun.label).not.toBe(eng.label)
    expect([hun.description.length, eng.description.length].every((length) => length > 60)).toBe(
      true,
    )
  }
  expect(table.rows.slice(0, -1)).toEqual(description.rows)
})

test('the time follows the state in each language of the panel', () => {
  expect(Object.values(turnWords).map(({ from }) => from('8:00'))).toEqual([
    ': 8:00',
    ' for 8:00',
    ': 8:00',
  ])
  expect(turnWords.hun.until('8:00')).toBe(', eddig: 8:00')
})
