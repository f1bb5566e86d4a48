import { beforeEach, expect, test } from '@jest/globals'
import { dateOf, dayNumberOf } from '@krono/chart'
import { analysisUid } from '../../src/analysis/analyses/analysis-row'
import { lastMadeOn } from '../../src/analysis/analyses/last-made-on'
import type { UserRow } from '../../src/members/users/user-row'
import { today } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given, buy } = tillAlone()

const person = { name: 'Ágnes', date: '1984-06-12' }
const madeOn = '2026-11-30'

let agnes: UserRow

beforeEach(async () => {
  agnes = await given.user()
  await buy(agnes, { product: 'analysis-long', people: [person] })
})

const boughtOn = (day: string) =>
  strapi.db.query(analysisUid).updateMany({ where: {}, data: { madeOn: day } })

const ask = (more: object = {}) =>
  lastMadeOn(strapi, { userId: agnes.id, kind: 'long', people: [person], madeOn, ...more })

test.each([
  // 300 to 550 days before.
  ['2026-02-03', '2026-02-03'],
  ['2026-02-04', undefined],
  ['2025-05-29', '2025-05-29'],
  ['2025-05-28', undefined],
  [madeOn, undefined],
])('an analysis of %s: the last year’s is of %s', async (day, expected) => {
  await boughtOn(day)
  expect(await ask()).toBe(expected)
})

test('only the same kind, the same person and the same buyer count', async () => {
  await boughtOn('2025-11-30')
  expect(await ask()).toBe('2025-11-30')
  expect(await ask({ kind: 'short' })).toBeUndefined()
  expect(await ask({ people: [{ ...person, name: 'Anna' }] })).toBeUndefined()
  expect(await ask({ people: [{ ...person, date: '1984-06-13' }] })).toBeUndefined()
  expect(await ask({ people: [person, person] })).toBeUndefined()
  expect(await ask({ userId: agnes.id + 1 })).toBeUndefined()
})

test('who had one a year ago reads what has changed', async () => {
  await boughtOn(dateOf(dayNumberOf(today()) - 365))
  await buy(agnes, { product: 'analysis-long', people: [person] })
  const rows = await strapi.db.query(analysisUid).findMany({ orderBy: { id: 'asc' } })
  const chapters = rows.map(({ outline }) =>
    outline.chapters.map(({ key }: { key: string }) => key),
  )
  expect(chapters[0]).not.toContain('changed')
  expect(chapters[1]).toContain('changed')
})
