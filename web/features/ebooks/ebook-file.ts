import type { EbookDocument, EbookFormat } from '@krono/contract'
import { create } from 'content-disposition'
import { cutFileName, partOfFileName } from '@/features/print/file-names'
import { etagOf } from '@/server/api/answer-file'
import { editionOf } from './editions'
import type { Site } from './imprint'
import type { ReadPicture } from './pictures'
import { stampEpub } from './stamp/stamp-epub'
import { type Buyer, stampPdf } from './stamp/stamp-pdf'

type Setting = Site & {
  /** Pictures of the media library; without it a picture is its caption. */
  readPicture?: ReadPicture
}

const contentTypes = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const

const noPicture: ReadPicture = async () => undefined

/** Identifies an edition: the same key, the same bytes. */
const keyOf = (document: EbookDocument, { siteName, siteUrl }: Site) =>
  etagOf({ document, siteName, siteUrl })

/**
 * The file of a buyer's copy before rendering: its ETag and names, and a function that returns its bytes in parts, most
 * of them shared by all copies of the edition (`answerFile` sends them without copying).
 */
export function ebookFile(
  document: EbookDocument,
  {
    format,
    buyer,
    readPicture = noPicture,
    ...site
  }: Setting & { format: EbookFormat; buyer: Buyer },
) {
  const key = keyOf(document, site)
  const source = { ...site, document, readPicture }
  const fileName = `${cutFileName(partOfFileName(document.title)) || document.slug}.${format}`
  return {
    etag: etagOf([key, format, buyer]),
    fileName,
    contentType: contentTypes[format],
    disposition: create(fileName, { fallback: `${document.slug}.${format}` }),
    parts: async (): Promise<Uint8Array[]> =>
      format === 'pdf'
        ? stampPdf(await editionOf('pdf', key, source), document, buyer)
        : stampEpub(await editionOf('epub', key, source), buyer),
  }
}

/** Renders an edition before its first copy is asked for, so that no buyer waits for it. */
export async function prepareEbook(
  document: EbookDocument,
  { readPicture = noPicture, ...site }: Setting,
): Promise<void> {
  const key = keyOf(document, site)
  const source = { ...site, document, readPicture }
  await editionOf('pdf', key, source)
  await editionOf('epub', key, source)
}
