import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { chartOf, cycleOf } from '@krono/chart'
import { type DateFault, errors } from '@krono/contract'
import { everyCms, type RunningCms } from '../support/running'

const civilDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Budapest' })
const dayAfter = (days: number) => civilDate.format(Date.now() + days * 86_400_000)

const get = ({ url }: RunningCms, address: string) => fetch(`${url}/api/${address}`)

const refusal = (field: string, code: DateFault) => ({
  message: 'Nem megfelelő dátum!',
  status: 400,
  errors: [{ field, code, message: errors[code].hun }],
})

const noDates = [
  ['zeros', '0000-00-00', 'noSuchDay'],
  ['a leap day of a year without one', '1900-02-29', 'noSuchDay'],
  ['31 April', '1985-04-31', 'noSuchDay'],
  ['the year 10000', '10000-01-01', 'invalidDate'],
  ['Arabic digits', '١٩٨٤-٠٦-١٢', 'invalidDate'],
  ['tomorrow', dayAfter(1), 'dateInFuture'],
  ['the day before the first', '1899-12-31', 'dateTooEarly'],
  ['an empty field', '', 'invalidDate'],
  ['a local form', '1984.06.12.', 'invalidDate'],
  ['10 000 characters', '1'.repeat(10_000), 'invalidDate'],
  ['a NUL', '1984-06-12\u0000', 'invalidDate'],
  ['a line break', '1984-06-12\n', 'invalidDate'],
  ['HTML', '<script>alert(1)</script>', 'invalidDate'],
] as const

const badQueries = [
  'date',
  'date=1984-06-12&date=1984-06-12',
  'date[]=1984-06-12',
  'date[$eq]=1984-06-12',
  'date=1984-06-12&name=x',
  'date=1984-06-12&__proto__=x',
  'date=1984-06-12&__proto__[admin]=1',
  'date=1984-06-12&constructor[prototype][a]=1',
  'date=%E0%A4%A',
  'date=%00',
  `date=${'a[b]'.repeat(500)}`,
  `${'a'.repeat(10_000)}=1`,
] as const

const vectors: Record<string, unknown> = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../web/lib/chart/vectors/charts.json'), 'utf8'),
)

describe.each(everyCms())('calculators on %s', (_name, cms) => {
  test('a birth date returns its chart', async () => {
    const dates = Object.keys(vectors).filter((date) => date >= '1900-01-01' && date <= dayAfter(0))
    for (const date of dates.slice(0, 25)) {
      const answer = await get(cms, `chart?date=${date}`)
      const body = await answer.json()
      expect([answer.status, body]).toEqual([200, chartOf(date)])
      expect(body).toMatchObject({ formula: (vectors[date] as { formula: string }).formula })
    }
  })

  test('today and the leap day of 2000 are valid birth dates', async () => {
    for (const date of [dayAfter(0), '2000-02-29', '1900-01-01']) {
      expect((await get(cms, `chart?date=${date}`)).status).toBe(200)
    }
  })

  test.each(noDates)('%s is an invalid birth date: %s is %s', async (_what, date, code) => {
    const answer = await get(cms, `chart?${new URLSearchParams({ date })}`)
    expect([answer.status, await answer.json()]).toEqual([400, refusal('date', code)])
    const cycle = await get(cms, `biorhythm?${new URLSearchParams({ birth: date })}`)
    expect([cycle.status, await cycle.json()]).toEqual([400, refusal('birth', code)])
  })

  test('a missing date is reported', async () => {
    const answer = await get(cms, 'chart')
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { status: 400, errors: [{ field: 'date' }] },
    ])
  })

  test.each(badQueries)('?%.60s is refused', async (query) => {
    const answer = await get(cms, `chart?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ status: 400, message: expect.any(String) })
  })

  test('an unknown field is reported by name', async () => {
    const answer = await get(cms, 'chart?date=1984-06-12&name=x')
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'unknownField' }] })
  })

  test('the energy cycle begins today and has thirty days by default', async () => {
    const answer = await get(cms, 'biorhythm?birth=1984-06-12')
    const body: { birth: string; days: { day: string; cycles: unknown }[] } = await answer.json()
    expect(body.birth).toBe('1984-06-12')
    expect(body.days).toHaveLength(30)
    const { cycles } = cycleOf('1984-06-12', dayAfter(0))
    expect(body.days[0]).toEqual({ day: dayAfter(0), cycles })
  })

  test('the energy cycle of a range', async () => {
    const answer = await get(cms, 'biorhythm?birth=1984-06-12&from=1984-06-12&days=366')
    const body: { days: unknown[] } = await answer.json()
    expect([answer.status, body.days.length]).toEqual([200, 366])
  })

  test.each([
    ['days=0', 'invalidDays'],
    ['days=367', 'invalidDays'],
    ['days=1e2', 'invalidDays'],
    ['days=-1', 'invalidDays'],
    ['days=', 'invalidDays'],
    ['from=1984-06-11', 'dayBeforeBirth'],
    ['from=2024-02-30', 'noSuchDay'],
    ['from=9999-12-31&days=2', 'invalidDate'],
    ['day=2024-01-01', 'unknownField'],
  ])('a range with %s is refused', async (query, code) => {
    const answer = await get(cms, `biorhythm?birth=1984-06-12&${query}`)
    const body = await answer.json()
    expect([answer.status, body]).toMatchObject([400, { status: 400, errors: [{ code }] }])
  })
})
