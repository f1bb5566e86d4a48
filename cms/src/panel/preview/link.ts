import { createHmac } from 'node:crypto'
import { type PreviewQuery, previewSeconds, signedText } from '@krono/contract'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'

type PreviewTarget = Pick<PreviewQuery, 'path' | 'audience' | 'locale' | 'status' | 'campaign'>

/** URL of web that shows a page in an editor's preview; valid for an hour. */
export function previewLink(target: PreviewTarget): string {
  const expires = String(Math.floor(now().getTime() / 1000) + previewSeconds.link)
  const link = { ...target, expires }
  const signature = createHmac('sha256', env.PREVIEW_SECRET)
    .update(signedText(link))
    .digest('base64url')
  const url = new URL('/api/preview', env.PUBLIC_URL)
  url.search = new URLSearchParams({ ...link, signature }).toString()
  return url.href
}
