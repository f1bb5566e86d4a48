import { createHmac, timingSafeEqual } from 'node:crypto'
import { type PreviewQuery, previewQuery, signedText } from '@krono/contract'
import { getSecrets } from '@/env'

/**
 * The parsed query of a link of Strapi's preview button; undefined without a valid signature by PREVIEW_SECRET, and
 * after its expiry.
 */
export function readPreviewLink(search: URLSearchParams): PreviewQuery | undefined {
  const parsed = previewQuery.safeParse(Object.fromEntries(search))
  if (!parsed.success || !isSigned(parsed.data)) return undefined
  return Number(parsed.data.expires) * 1000 > Date.now() ? parsed.data : undefined
}

function isSigned({ signature, ...link }: PreviewQuery): boolean {
  const received = Buffer.from(signature, 'base64url')
  const expected = createHmac('sha256', getSecrets().PREVIEW_SECRET)
    .update(signedText(link))
    .digest()
  return received.length === expected.length && timingSafeEqual(received, expected)
}
