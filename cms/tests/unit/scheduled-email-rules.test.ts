import { describe, expect, test } from '@jest/globals'
import { type Block, subjectTest } from '@krono/contract'
import { faultsOf } from '../../src/back-office/scheduled-emails/faults-of'
import { linksOf, withAddresses } from '../../src/back-office/scheduled-emails/links-of'
import { dueByRate } from '../../src/back-office/scheduled-emails/rate'
import { chooseSubject, variantOf } from '../../src/back-office/scheduled-emails/subject-test'
import { suitedTime } from '../../src/back-office/scheduled-emails/suited-hour'
import { env } from '../../src/platform/lib/env'

const at = new Date('2026-11-30T12:00:00.000Z')
const later = (ms: number) => new Date(at.getTime() + ms)

describe('the rate', () => {
  test.each([
    ['the first e-mail at once', 60, undefined, 0, [1, 0, 1000]],
    ['one a second', 60, -1000, 0, [1, 0, 1000]],
    ['nothing before its turn', 6, -4000, 0, [0, -4000, 6000]],
    ['a slow rate after its minute', 1, -60_000, 0, [1, 0, 60_000]],
    ['ten a second', 600, -1000, 0, [10, 0, 1000]],
    ['the rest of a turn is kept', 600, -1050, 0, [10, -50, 1000]],
    ['an odd rate', 7, -10_000, 0, [1, -1429, 7143]],
    ['no burst after a pause', 600, -3_600_000, 0, [20, -100, 1000]],
    ['no burst at a slow rate either', 6, -3_600_000, 0, [1, -2000, 8000]],
    ['a full backlog stops it', 600, -1000, 20, [0, -1000, 1000]],
    ['half a backlog', 600, -2000, 15, [5, -1500, 1000]],
    ['one that waits at a slow rate', 6, -10_000, 1, [0, -10_000, 1000]],
  ])('%s', (_what, perMinute, last, waiting, [count, turn, next]) => {
    const known = last === undefined ? undefined : later(last)
    expect(dueByRate({ perMinute, at, last: known, waiting })).toEqual({
      ...{ count, last: later(turn ?? 0), nextAt: later(next ?? 0) },
    })
  })

  test.each([1, 7, 60, 333, 600])('%i a minute are as many in an hour', (perMinute) => {
    let [last, time, count]: [Date | undefined, Date, number] = [undefined, at, 0]
    while (time.getTime() < at.getTime() + 3_600_000) {
      const due = dueByRate({ perMinute, at: time, last, waiting: 0 })
      count += due.count
      ;[last, time] = [due.count > 0 ? due.last : last, due.nextAt]
    }
    expect(Math.abs(count - perMinute * 60)).toBeLessThanOrEqual(1 + perMinute / 30)
  })
})

describe('two subjects', () => {
  test('each go to a twentieth of the readers, always the same ones', () => {
    const variants = Array.from({ length: 20_000 }, (_, id) => variantOf('abc', id))
    const count = (wanted: string) => variants.filter((one) => one === wanted).length
    // Five standard deviations around a thousand.
    for (const wanted of ['a', 'b']) expect(Math.abs(count(wanted) - 1000)).toBeLessThan(155)
    expect(Array.from({ length: 20_000 }, (_, id) => variantOf('abc', id))).toEqual(variants)
    expect(Array.from({ length: 20_000 }, (_, id) => variantOf('abd', id))).not.toEqual(variants)
  })

  const { fewestSent: few } = subjectTest
  test.each([
    ['more clicks', [few, 5], [few, 9], 'b', 'moreClicks'],
    ['fewer clicks', [few, 9], [few, 5], 'a', 'moreClicks'],
    ['more per e-mail', [200, 20], [100, 15], 'b', 'moreClicks'],
    ['as many', [100, 10], [50, 5], 'a', 'equal'],
    ['none at all', [100, 0], [100, 0], 'a', 'equal'],
    ['too few of a', [few - 1, 0], [few, 9], 'a', 'tooFew'],
    ['too few of b', [few, 0], [few - 1, 9], 'a', 'tooFew'],
    ['nobody', [0, 0], [0, 0], 'a', 'tooFew'],
  ])('with %s', (_what, a, b, chosen, because) => {
    const sample = ([sent = 0, clicks = 0]: number[]) => ({ sent, clicks })
    expect(chooseSubject(sample(a), sample(b))).toEqual({
      ...{ a: sample(a), b: sample(b), chosen, because },
    })
  })
})

// Noon UTC is 13:00 in Budapest, in winter.
test.each([
  ['nothing known', null, null, 0],
  ['the hour of the start', 13, null, 0],
  ['a reminder in the evening', 20, null, 7],
  ['a reminder before a visit', 20, '2026-11-01T09:30:00Z', 7],
  ['a visit in the morning', null, '2026-11-01T09:30:00Z', 21],
  ['a visit at night', null, '2026-11-01T02:10:00Z', 18],
  ['a visit late in the evening', null, '2026-11-01T22:10:00Z', 8],
])('it suits by %s', (_what, reminder, seen, hours) => {
  expect(env.TIME_ZONE).toBe('Europe/Budapest')
  const seenAt = seen === null ? null : new Date(seen)
  expect(suitedTime(at, { reminder, seenAt })).toEqual(later(hours * 3_600_000))
})

const words = (text: string) => [{ type: 'text' as const, text }]
const link = (url: string) => ({ type: 'link' as const, url, children: words('ide') })
const button = (url: string): Block => ({
  type: 'button',
  label: 'Tovább',
  url,
  children: [{ type: 'text', text: '' }],
})

const body: Block[] = [
  { type: 'paragraph', children: [...words('Szia, {{name}}! '), link('/blog'), link('/blog')] },
  {
    type: 'list',
    format: 'unordered',
    children: [{ type: 'list-item', children: [link('https://evil.example/x')] }],
  },
  button('/{{link}}'),
  button('/a?for={{name}}'),
  button('mailto:x@krono.example'),
  button('/u/other'),
]

test('links to allowed pages are counted, all others stay as they are', () => {
  expect(linksOf(body).map(({ url, target, uncounted }) => [url, target, uncounted])).toEqual([
    ['/blog', '/blog', null],
    ['https://evil.example/x', undefined, 'host'],
    ['/{{link}}', '/', null],
    ['/a?for={{name}}', undefined, 'placeholder'],
    ['mailto:x@krono.example', undefined, 'noPage'],
    ['/u/other', undefined, 'shortLink'],
  ])
  const short = 'https://krono.example/u/abc'
  const changed = withAddresses(body, new Map([['/blog', short]]))
  expect(JSON.stringify(changed)).toBe(JSON.stringify(body).replaceAll('"/blog"', `"${short}"`))
})

test('what keeps an e-mail from being sent is named with its block', () => {
  const picture: Block = {
    type: 'image',
    image: { url: '/uploads/a.png', width: 9, height: 9, alternativeText: '', caption: '' },
    children: [{ type: 'text', text: '' }],
  }
  expect(faultsOf({ subject: 'Szia, {{name}}', body })).toEqual([])
  expect(faultsOf({ subject: '', body: [] }).map(({ fault }) => fault)).toEqual([
    'noSubject',
    'noBody',
  ])
  const broken = [
    ...body,
    picture,
    button('javascript:x'),
    ...([{ type: 'quote', children: words('{{coupon}}') }] as Block[]),
  ]
  expect(faultsOf({ subject: 'x', subjectB: '{{code}}', body: broken })).toEqual([
    { fault: 'placeholder', block: null, found: '{{code}}' },
    { fault: 'alternativeText', block: 7, found: null },
    { fault: 'address', block: 8, found: null },
    { fault: 'placeholder', block: 9, found: '{{coupon}}' },
  ])
})
