import {
  type Currency,
  type ItemKey,
  itemKeyOf,
  itemKinds,
  itemOf,
  type Language,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type Course, courseUid } from '../../src/learning/courses/course'
import { loadCourses } from '../../src/learning/courses/load-courses'
import { languageOf } from '../../src/platform/lib/locales'

/** A course or an e-book that this database sells. */
export type Item = {
  key: ItemKey
  prices: Record<Currency, number>
  names: Partial<Record<Language, string>>
  /** Its lessons; of an e-book undefined. */
  course: Course | undefined
}

type Row = {
  documentId: string
  locale: string
  title: string
  priceHuf: number
  priceGbp: number
}

const uids = { course: courseUid, ebook: 'api::ebook.ebook' } as const

/** The published courses and e-books in catalogue order, with their names in every language. */
export async function itemsOf(strapi: Core.Strapi): Promise<Item[]> {
  const found = await Promise.all(
    itemKinds.map(async (kind) => {
      const rows: Row[] = await strapi.db.query(uids[kind]).findMany({
        where: { publishedAt: { $notNull: true } },
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
      })
      const items = new Map<ItemKey, Item>()
      for (const { documentId, locale, title, priceHuf, priceGbp } of rows) {
        const key = itemKeyOf(kind, documentId)
        const prices = { huf: priceHuf, gbp: priceGbp }
        const item = items.get(key) ?? { key, prices, names: {}, course: undefined }
        const language = languageOf(locale)
        if (language) item.names[language] = title
        items.set(key, item)
      }
      return [...items.values()]
    }),
  )
  const items = found.flat()
  const ids = items.flatMap(({ key }) => itemOf(key)?.documentId ?? [])
  const courses = await loadCourses(strapi, ids)
  return items.map((item) => ({
    ...item,
    course: courses.find(({ documentId }) => itemKeyOf('course', documentId) === item.key),
  }))
}
