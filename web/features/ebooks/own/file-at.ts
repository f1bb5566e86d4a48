import type { EbookFormat } from '@/lib/contract/ebooks'

/** A file behind a link to an e-book. */
export const ebookFileAt = (token: string, format: EbookFormat) =>
  `/api/ebooks/file/${encodeURIComponent(token)}/${format}`
