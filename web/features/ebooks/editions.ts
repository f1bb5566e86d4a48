import type { EbookDocument } from '@krono/contract'
import { makeFileCache } from '@/features/print/file-cache'
import { type EpubBase, renderEbookEpub } from './epub/render-ebook-epub'
import type { Site } from './imprint'
import { renderEbookPdf } from './pdf/render-ebook-pdf'
import { picturesOf, type ReadPicture } from './pictures'
import type { PdfBase } from './stamp/reserve-stamp'

type Edition = { pdf: PdfBase; epub: EpubBase }

export type EditionSource = Site & { document: EbookDocument; readPicture: ReadPicture }

/** Editions without a buyer: each is rendered once and shared by all its copies. */
const cache = makeFileCache<Edition[keyof Edition]>(30_000_000)
const pending = new Map<string, Promise<Edition[keyof Edition]>>()

const renderers = { pdf: renderEbookPdf, epub: renderEbookEpub } as const

/** An edition from the cache; requests at the same time wait for one rendering. */
export async function editionOf<Format extends keyof Edition>(
  format: Format,
  key: string,
  source: EditionSource,
): Promise<Edition[Format]> {
  const name = `${format} ${key}`
  const found = cache.get(name) ?? (await (pending.get(name) ?? begin(format, name, source)))
  // The name begins with the format.
  return found as Edition[Format]
}

function begin(format: keyof Edition, name: string, source: EditionSource) {
  const work = render(format, source)
    .then((edition) => {
      cache.store(name, edition)
      return edition
    })
    .finally(() => pending.delete(name))
  pending.set(name, work)
  return work
}

async function render(
  format: keyof Edition,
  { document, siteName, siteUrl, readPicture }: EditionSource,
): Promise<Edition[keyof Edition]> {
  const pictures = await picturesOf(document, readPicture)
  return renderers[format](document, { siteName, siteUrl, pictures })
}
