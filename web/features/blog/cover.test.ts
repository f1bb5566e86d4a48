import { expect, test } from '@jest/globals'
import { blogCategories, coverMotifs } from '@/lib/contract/blog'
import { coverAddress, coverQuery } from './cover-query'
import { drawCover } from './draw-cover'

const post = { postedOn: '2026-11-20', coverMotif: undefined }

const read = (address: string) =>
  coverQuery.safeParse(Object.fromEntries(new URL(address, 'https://krono.example').searchParams))

test.each(blogCategories)('a post about %s has a cover, drawn from its date', (category) => {
  const drawn = ['1984-06-12', '1979-11-03', undefined].map((coverDate) => {
    const query = read(coverAddress({ ...post, category, coverDate }))
    return drawCover(coverQuery.parse(query.data))
  })
  for (const one of drawn) {
    expect(one).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 720 432">(<path [^<>]*\/>)+<\/svg>$/)
    expect(one).not.toContain('NaN')
  }
  expect(new Set(drawn).size).toBe(3)
})

test.each(['1900-01-01', '2100-12-31'])('%s is drawn', (date) => {
  for (const of of coverMotifs) {
    expect(drawCover({ of, date, day: '2026-11-20' })).not.toContain('NaN')
  }
})

test('each motif gives a different picture of the same date, and overrides the category', () => {
  const drawn = coverMotifs.map((coverMotif) => {
    const address = coverAddress({ ...post, category: 'work', coverMotif, coverDate: '1984-06-12' })
    return drawCover(coverQuery.parse(read(address).data))
  })
  expect(new Set(drawn).size).toBe(coverMotifs.length)
})

test.each([
  'of=plate&date=1984-06-12',
  'of=plate&date=1899-12-31&day=2026-11-20',
  'of=plate&date=2101-01-01&day=2026-11-20',
  'of=plate&date=2026-02-30&day=2026-11-20',
  'of=plate&date=x&day=2026-11-20',
  'of=film&date=1984-06-12&day=2026-11-20',
  'of=plate&date=1984-06-12&day=2026-11-20&more=1',
  '',
])('%s is not a cover', (search) => {
  expect(read(`/api/cover?${search}`).success).toBe(false)
})
