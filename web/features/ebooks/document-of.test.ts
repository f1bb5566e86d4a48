import { expect, test } from '@jest/globals'
import { ebookDocument } from '@krono/contract'
import type { Ebook } from '@/server/cms/ebooks'
import { documentOf } from './document-of'

const ebook = {
  ...{ documentId: 'x', slug: 'a-konyv', title: 'A könyv', subtitle: '', lead: '', author: 'Anna' },
  ...{ coverDate: undefined, coverMotif: undefined, order: 1, isOffSale: false },
  ...{ about: [], learns: [], publishedOn: null, seo: undefined },
  updatedAt: '2026-11-24T08:15:30.000Z',
  chapters: [{ title: 'Egy', isSample: null, body: [] }],
} as const satisfies Partial<Ebook>

const withChapters = { ...ebook, about: [], learns: [], chapters: [...ebook.chapters] } as Ebook

test('a published entry is a complete document', () => {
  const document = documentOf(withChapters)
  expect(document).toMatchObject({
    ...{ language: 'hun', coverMotif: 'plate', publishedOn: '2026-11-24' },
    ...{ edition: '2026-11-24 08:15', chapters: [{ title: 'Egy', isSample: false }] },
  })
  expect(ebookDocument.safeParse(document).success).toBe(true)
})

test('its language is that of the entry, and another publication is another edition', () => {
  const later = documentOf({ ...withChapters, lang: 'en', updatedAt: '2026-11-24T08:16:30.000Z' })
  expect([later.language, later.edition]).toEqual(['eng', '2026-11-24 08:16'])
})
