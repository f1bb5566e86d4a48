import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import { articleTags } from '@/lib/contract/content-pages'

type Rows = Readonly<Record<string, readonly { documentId: string; title: string }[]>>

const russian = [{ documentId: 'a', title: 'Раз' }]
let rows: Rows = {}
jest.doMock('@/server/preview/get-preview', () => ({ getPreview: async () => undefined }))
jest.doMock('./read-content', () => ({
  readContent: async (_path: string, _tag: string, { locale }: { locale: string }) =>
    rows[locale]?.[0],
  readEntries: async (_path: string, _tag: string, { locale }: { locale: string }) =>
    rows[locale] ?? [],
}))
jest.doMock('@/base/text/language', () => ({
  locale: 'ru',
  contentLocalesOf: () => ['ru', 'en', 'hu'],
}))

const schema = z.object({ documentId: z.string(), title: z.string() })
const english = [
  { documentId: 'a', title: 'One' },
  { documentId: 'b', title: 'Two' },
]

beforeEach(() => {
  rows = { ru: russian, en: english }
})

describe('content that only the next language has', () => {
  test.each(articleTags)('is no %s of a list', async (tag) => {
    const { readOfOneLanguage } = await import('./read')
    expect(await readOfOneLanguage('articles', tag, {}, schema)).toEqual(russian)
    rows = { en: english }
    expect(await readOfOneLanguage('articles', tag, {}, schema)).toEqual(
      english.map((row) => ({ ...row, lang: 'en' })),
    )
  })

  test('completes the parts of a page', async () => {
    const { readAll } = await import('./read')
    const found = await readAll(
      'home-sections',
      'home-section',
      {},
      schema,
      (row) => row.documentId,
    )
    expect(found.map(({ title, lang }) => [title, lang])).toEqual([
      ['Раз', undefined],
      ['Two', 'en'],
    ])
  })

  test('is marked with its language, in the data and in the markup', async () => {
    const { readOne, readSingle } = await import('./read')
    const { partOf } = await import('@/server/preview/part')
    const ask = async () => [
      await readOne('pages', 'page', {}, schema),
      await readSingle('site-setting', 'site-setting', {}, schema),
    ]
    for (const own of await ask())
      expect([own?.lang, partOf(own ?? {}, 'title')]).toEqual([undefined, {}])
    rows = { hu: [{ documentId: 'a', title: 'Egy' }] }
    for (const other of await ask()) expect(partOf(other ?? {}, 'title')).toEqual({ lang: 'hu' })
  })
})
