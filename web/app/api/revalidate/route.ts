import { timingSafeEqual } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { getSecrets } from '@/env'
import { cacheTags, modelOfTag } from '@/lib/contract/content-tags'
import { askAgain } from '@/server/cms/ask-again'
import { refreshSiteSettings } from '@/server/cms/site-settings'
import { cmsSilence } from '@/server/next-internals/cms-silence.mjs'
import { publications } from '@/server/next-internals/publications.mjs'

const bodySchema = z.object({ model: z.string().max(100) })

/**
 * POST from the cms after a publication, an unpublication or a deletion: `{ model: "api::page.page", … }`, bearer
 * REVALIDATE_SECRET. Afterwards no cached page made from that model is served
 * (decision publication-and-preview). 204; 401 without the secret, 400 for an unreadable body.
 */
export async function POST(request: Request) {
  if (!isFromCms(request)) return new Response(null, { status: 401 })
  const body = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return new Response(null, { status: 400 })
  const tag = cacheTags.find((name) => body.data.model === modelOfTag(name))
  const tags = tag ? [tag] : cacheTags
  publications.note(tags)
  cmsSilence.end()
  after(async () => {
    await askAgain(tags)
    if (tags.includes('setting')) await refreshSiteSettings()
  })
  return new Response(null, { status: 204 })
}

function isFromCms(request: Request): boolean {
  const authorization = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${getSecrets().REVALIDATE_SECRET}`)
  return authorization.length === expected.length && timingSafeEqual(authorization, expected)
}
