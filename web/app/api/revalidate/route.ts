import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { getSecrets } from '@/env'
import { contentTags, uidOfTag } from '@/lib/contract/content-tags'
import { forgetRemembered } from '@/server/cms/remembered'
import { dayKept } from '@/server/next-internals/day-kept.mjs'
import { refreshOnceMore } from '@/server/refresh-pages/refresh-once-more'
import { refreshPublicPages } from '@/server/refresh-pages/refresh-pages'

const bodySchema = z.object({ model: z.string().max(100) })

/**
 * POST from the cms after a publication: `{ model: "api::page.page", … }`, bearer REVALIDATE_SECRET.
 * Everything made from that model becomes stale: it is served once more and made anew, so that a
 * page outlives a cms that stops meanwhile. The known pages are asked for at once; an editor who
 * looks a moment later finds them fresh. 204; 401 without the secret, 400 for a body it cannot read.
 */
export async function POST(request: Request) {
  if (!isFromCms(request)) return new Response(null, { status: 401 })
  const body = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return new Response(null, { status: 400 })
  const tag = contentTags.find((name) => body.data.model === uidOfTag(name))
  const markStale = () => {
    for (const name of tag ? [tag] : contentTags) revalidateTag(name, 'max')
    dayKept.forget()
    forgetRemembered()
  }
  markStale()
  await refreshPublicPages()
  after(() => refreshOnceMore(markStale))
  return new Response(null, { status: 204 })
}

function isFromCms(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${getSecrets().REVALIDATE_SECRET}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
