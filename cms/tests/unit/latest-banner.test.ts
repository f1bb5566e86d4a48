import { describe, expect, test } from '@jest/globals'
import { type BannerRow, latestBanner } from '../../src/library/banners/latest-banner'

const row = (fields: Partial<BannerRow>): BannerRow => ({
  documentId: 'a',
  locale: 'hu',
  isAvailable: true,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2026-12-01T00:00:00.000Z',
  createdAt: '2026-10-01T00:00:00.000Z',
  description: 'a',
  buttonTitle: null,
  buttonUrl: null,
  backgroundImage: null,
  forVisitor: true,
  forFree: true,
  forPaid: true,
  forSubscriber: true,
  ...fields,
})

type Case = {
  what: string
  rows: BannerRow[]
  at?: string
  locales?: readonly ('hu' | 'en' | 'ru')[]
  shown: string | undefined
}

const later = row({ documentId: 'b', description: 'b', startDate: '2026-11-10T00:00:00.000Z' })
const inEnglish = row({ locale: 'en', description: 'english' })

const cases: Case[] = [
  { what: 'there is none', rows: [], shown: undefined },
  { what: 'it runs', rows: [row({})], shown: 'a' },
  { what: 'it is switched off', rows: [row({ isAvailable: false })], shown: undefined },
  { what: 'it begins this instant', rows: [row({})], at: '2026-11-01T00:00:00Z', shown: 'a' },
  { what: 'it has not begun', rows: [row({})], at: '2026-10-31T23:59:59Z', shown: undefined },
  { what: 'it ends this instant', rows: [row({})], at: '2026-12-01T00:00:00Z', shown: undefined },
  { what: 'it is about to end', rows: [row({})], at: '2026-11-30T23:59:59.999Z', shown: 'a' },
  { what: 'two run', rows: [row({}), later], shown: 'b' },
  { what: 'two run, in another order', rows: [later, row({})], shown: 'b' },
  { what: 'one without a beginning is old', rows: [row({ startDate: null }), later], shown: 'b' },
  {
    what: 'the later one is for others',
    rows: [row({}), { ...later, forFree: false }],
    shown: 'a',
  },
  { what: 'it is in another language', rows: [inEnglish], shown: undefined },
  {
    what: 'the best language lacks it',
    rows: [inEnglish],
    locales: ['ru', 'en', 'hu'],
    shown: 'english',
  },
  {
    what: 'several languages have it',
    rows: [row({}), inEnglish],
    locales: ['en', 'hu'],
    shown: 'english',
  },
  {
    what: 'the best language switched it off',
    rows: [row({}), { ...inEnglish, isAvailable: false }],
    locales: ['en', 'hu'],
    shown: undefined,
  },
]

describe('the latest banner', () => {
  test.each(cases)('when $what: $shown', ({ rows, at, locales = ['hu'], shown }) => {
    const reader = { tier: 'free', at: new Date(at ?? '2026-11-21T12:00:00Z'), locales } as const
    expect(latestBanner(rows, reader)?.description).toBe(shown)
  })

  test.each([
    ['visitor', 'forVisitor'],
    ['free', 'forFree'],
    ['paid', 'forPaid'],
    ['subscriber', 'forSubscriber'],
  ] as const)('for a %s is one for that tier', (tier, flag) => {
    const noAudience = { forVisitor: false, forFree: false, forPaid: false, forSubscriber: false }
    const at = new Date('2026-11-21T12:00:00Z')
    const look = (fields: Partial<BannerRow>) =>
      latestBanner([row(fields)], { tier, at, locales: ['hu'] })
    expect([look({ ...noAudience, [flag]: true }), look({ [flag]: false })]).toEqual([
      expect.objectContaining({ description: 'a' }),
      undefined,
    ])
  })
})
