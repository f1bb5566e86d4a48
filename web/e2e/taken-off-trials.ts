import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { PagedTag } from '../lib/contract/content-pages'
import { cms, signIn } from './editor'

/** Content of an entry. */
export const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Próba.' }] }]

const prices = { priceHuf: 490_000, priceGbp: 1290 }

export type Trial = {
  /** The tested entry; for types without seeded addresses it is created. */
  name: string
  /** Values of a created entry, and its later name. */
  made?: Record<string, unknown> & { later: string }
  /** Uploads that the entry needs. */
  upload?: (request: APIRequestContext) => Promise<object>
  /** Pages that list the entry. */
  listedAt: readonly string[]
}

/** One entry of every content type with pages. */
export const trials = {
  description: {
    name: 'proba-leiras',
    made: { title: 'Próba-leírás', content: text, later: 'proba-leiras-ujra' },
    listedAt: ['/characters', '/payment', '/sitemap.xml'],
  },
  'blog-post': {
    name: 'proba-iras',
    made: {
      ...{ title: 'Próba-írás', lead: 'Próba.', category: 'work', postedOn: '2026-11-24' },
      ...{ content: text, later: 'proba-iras-ujra' },
    },
    listedAt: ['/', '/blog', '/blog?category=work', '/sitemap.xml'],
  },
  film: {
    name: 'proba-film',
    made: { title: 'Próba-film', description: 'Próba.', later: 'proba-film-ujra' },
    upload: async (request) => ({ film: await uploadVideo(request) }),
    listedAt: ['/videos'],
  },
  course: {
    name: 'proba-tanfolyam',
    made: {
      ...{ title: 'Próba-tanfolyam', lead: 'Próba.', about: text, learns: 'Próba', ...prices },
      later: 'proba-tanfolyam-ujra',
    },
    listedAt: ['/courses', '/shop', '/sitemap.xml'],
  },
  ebook: {
    name: 'proba-konyv',
    made: {
      ...{ title: 'Próba-könyv', author: 'Kovács Anna', lead: 'Próba.', about: text, ...prices },
      ...{ publishedOn: '2026-11-24', later: 'proba-konyv-ujra' },
    },
    listedAt: ['/ebook', '/shop', '/sitemap.xml'],
  },
  'registration-form': {
    name: 'proba-urlap',
    made: { title: 'Próba-űrlap', later: 'proba-urlap-ujra' },
    listedAt: ['/sitemap.xml'],
  },
  'faq-entry': {
    name: 'proba-kerdes',
    made: {
      ...{ title: 'Próba-kérdés', answer: text, category: 'technique', order: 5 },
      later: 'proba-kerdes-ujra',
    },
    listedAt: ['/faq?category=technique', '/sitemap.xml'],
  },
  'sales-page': { name: 'details', listedAt: ['/sitemap.xml'] },
  page: { name: 'withdrawal', listedAt: ['/characters', '/payment'] },
  interpretation: { name: 'group', listedAt: ['/characters', '/interpretations', '/sitemap.xml'] },
} as const satisfies Record<PagedTag, Trial>

/** Uploads a video of the seed, as an editor does. */
async function uploadVideo(request: APIRequestContext): Promise<unknown> {
  const file = join(__dirname, '../../cms/seed/content/videos/film-visitor.mp4')
  const film = { name: 'proba.mp4', mimeType: 'video/mp4', buffer: readFileSync(file) }
  const headers = await signIn(request)
  return (await request.post(`${cms}/editing/films`, { headers, multipart: { film } })).json()
}
