import { timingSafeEqual } from 'node:crypto'
import { after } from 'next/server'
import { z } from 'zod'
import { getSecrets } from '@/env'
import { type CacheTag, cacheTags, modelOfTag } from '@/lib/contract/content-tags'
import { recordPublication } from '@/lib/contract/publication-record'
import { askAgain } from '@/server/cms/ask-again'
import { refreshSiteSettings } from '@/server/cms/site-settings'
import { cmsSilence } from '@/server/next-internals/cms-silence.mjs'
import { publications } from '@/server/next-internals/publications.mjs'
import { currentRedis } from '@/server/redis/connect-redis'

const bodySchema = z.union([
  z.object({ model: z.string().max(100) }),
  z.object({ published: z.array(z.enum(cacheTags)).max(cacheTags.length) }),
])

/**
 * POST from a cms without Redis after a publication, an unpublication or a deletion: `{ model: "api::page.page", … }`,
 * bearer REVALIDATE_SECRET. Afterwards no cached page made from that model is served (decision
 * publication-and-preview). With Redis web sends itself `{ published: [tag, …] }` for what it learned there.
 * 204; 401 without the secret, 400 for an unreadable body, 503 if Redis should tell the other webs and is away.
 */
export async function POST(request: Request) {
  if (!isFromCms(request)) return new Response(null, { status: 401 })
  const { data: body } = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!body) return new Response(null, { status: 400 })
  const redis = currentRedis()
  if ('published' in body) finish(body.published)
  else {
    const tags = tagsOf(body.model)
    publications.note(tags)
    if (redis) return new Response(null, { status: await statusOfRecord(redis, body.model) })
    finish(tags)
  }
  return new Response(null, { status: 204 })
}

function tagsOf(model: string): readonly CacheTag[] {
  const tag = cacheTags.find((name) => model === modelOfTag(name))
  return tag ? [tag] : cacheTags
}

/** Every web, this one included, then learns of it from Redis. */
const statusOfRecord = (redis: Parameters<typeof recordPublication>[0], model: string) =>
  recordPublication(redis, model).then(
    () => 204,
    () => 503,
  )

function finish(tags: readonly CacheTag[]) {
  cmsSilence.end()
  after(async () => {
    await askAgain(tags)
    if (tags.includes('setting')) await refreshSiteSettings()
  })
}

function isFromCms(request: Request): boolean {
  const authorization = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${getSecrets().REVALIDATE_SECRET}`)
  return authorization.length === expected.length && timingSafeEqual(authorization, expected)
}
