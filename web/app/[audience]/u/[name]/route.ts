import { isShortLinkName } from '@krono/contract'
import { after } from 'next/server'
import { busyPage } from '@/server/admission/busy-page'
import { ContentError } from '@/server/cms/content-error'
import { retryAfterSeconds } from '@/server/retry-after'
import { findTarget } from '@/server/short-links/find-target'
import { recordClick, sendClicksSoon } from '@/server/short-links/record-click'

type Context = { params: Promise<{ name: string }> }

const headers = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex',
}

/**
 * GET /u/{name} → 307 to the target of a short link; 404 or 410 with the site's page for it (base/routing/refused-pages),
 * 503 while the cms is down. The cms has checked the target. The click is counted afterwards.
 */
export async function GET(request: Request, { params }: Context) {
  const name = (await params).name.toLowerCase()
  try {
    const found = isShortLinkName(name) ? await findTarget(name) : ({ status: 404 } as const)
    if ('status' in found) return new Response('', { status: found.status, headers })
    after(async () => {
      await recordClick(name, request)
      await sendClicksSoon()
    })
    return new Response(null, { status: 307, headers: { ...headers, location: found.target } })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const later = { ...headers, 'retry-after': String(retryAfterSeconds) }
    return new Response(busyPage(true), { status: 503, headers: later })
  }
}
