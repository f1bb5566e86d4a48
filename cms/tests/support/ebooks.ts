import { randomBytes } from 'node:crypto'
import { paragraphs, titlePrefix } from './content'
import { runInStrapi } from './in-strapi'
import type { RunningCms } from './running'

/** Words of a chapter that is no sample. */
export const closedChapter = 'Csak a vásárlója olvassa'

const making = `
async function run(text) {
  const { documentId } = await strapi.documents('api::ebook.ebook').create({
    data: JSON.parse(text), locale: 'hu', status: 'published',
  })
  tell(documentId)
}`

/** Publishes an e-book of 4900 Ft with a sample chapter. */
export async function makeEbook(cms: RunningCms) {
  const name = randomBytes(4).toString('hex')
  const book = {
    title: `${titlePrefix} könyv ${name}`,
    slug: `proba-konyv-${name}`,
    author: 'Kovács Anna',
    lead: 'Bevezető',
    about: paragraphs('Miről szól'),
    learns: 'Olvasni',
    publishedOn: '2026-11-01',
    chapters: [
      { title: 'Minta', isSample: true, body: paragraphs('Ezt mindenki olvassa') },
      { title: 'Többi', isSample: false, body: paragraphs(closedChapter) },
    ],
    ...{ priceHuf: 490_000, priceGbp: 1290 },
  }
  const [id] = await runInStrapi(cms, making, JSON.stringify(book))
  return { id: String(id), key: `ebook-${id}`, slug: book.slug, title: book.title }
}
