import { beforeAll, describe, expect, test } from '@jest/globals'
import { type ColumnShape, canFilter, columnsOf, listNames } from '@krono/contract'
import { newAdmin } from '../../support/back-office'
import { call, type Member } from '../../support/people'
import { everyCms } from '../../support/running'

const wide = '𠀀'

/** Extreme values that the contract accepts, per kind of filter. */
const filters: Record<ColumnShape['kind'], readonly string[]> = {
  number: ['999999999..', '..999999999', '999999999'],
  money: ['999999999..', '..999999999', '21474836..21474837'],
  instant: [
    '..9999-12-31',
    '9999-12-31..9999-12-31',
    '0001-01-01..',
    'next9999',
    'last9999',
    'none',
  ],
  text: ['a\0b', "'", '%', 'x'.repeat(400), wide.repeat(200)],
  person: [],
  flag: ['yes', 'no'],
  choice: [],
}

const numbers = [1e300, 1.5, 3e9, -3e9, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]
const instants = [1e300, 8.64e15, -8.64e15, 253_402_300_799_999, -62_135_596_800_000, 0.5]
const texts = ['a\0', wide.repeat(300), '\ud800', "'"]

/** Possible sort values of a row. */
const sortValuesOf = ({ kind }: ColumnShape) => {
  if (kind === 'instant') return instants
  return kind === 'number' || kind === 'money' ? numbers : texts
}

const keys = [1, 2 ** 31, Number.MAX_SAFE_INTEGER]

const cursor = (value: unknown, key: number) =>
  Buffer.from(JSON.stringify([value, key, 0])).toString('base64url')

/** The four directions of a list take turns: over all columns, values of each kind are used in each. */
const directionAt = (turn: number) => ({
  way: turn % 2 === 0 ? '' : '-',
  end: turn % 4 < 2 ? 'after' : 'before',
})

const queriesOf = (name: (typeof listNames)[number]) =>
  columnsOf(name).flatMap(([column, shape], turn) => {
    const requested = [...filters[shape.kind], ...(shape.of ? [shape.of.join(',')] : [])]
    const filtered = canFilter(shape)
      ? requested.map((text) => `${column}=${encodeURIComponent(text)}`)
      : []
    if (!shape.isSortable) return filtered
    const places = sortValuesOf(shape).map((value) => [value, 1] as const)
    const rows = [...places, ...keys.map((key) => [null, key] as const)]
    return [
      ...filtered,
      ...rows.map(([value, key], place) => {
        const { way, end } = directionAt(place + turn)
        return `sort=${way}${column}&${end}=${cursor(value, key)}`
      }),
    ]
  })

describe.each(everyCms())('extreme but valid list queries on %s', (_name, cms) => {
  let admin: Member
  const statusOf = async (path: string) => (await call(cms, 'GET', path, admin)).status

  beforeAll(async () => {
    admin = await newAdmin(cms)
  })

  test.each(listNames)('are answered or refused with 400 by the list %s', async (name) => {
    for (const query of queriesOf(name)) {
      const status = await statusOf(`/admin/lists/${name}?${query}`)
      expect([query, [200, 400].includes(status) ? 'well' : status]).toEqual([query, 'well'])
    }
  })

  test.each([
    ['99999999999999-order-2147483647', 200],
    ['1-order-2147483648', 400],
    ['999999999999999-order-1', 400],
  ])('of a timeline, before %s, are %s', async (before, status) => {
    expect(await statusOf(`/admin/users/${admin.id}/timeline?before=${before}`)).toBe(status)
  })
})
