import { env, getSecrets } from '@/env'
import { connectRedis } from './connect-redis'
import { followPublications } from './follow-publications'
import { openSharedPages } from './shared-pages'

/** Called when the server starts: shares pages and publications with the other webs. Nothing without `REDIS_URL`. */
export async function startRedis() {
  const redis = await connectRedis()
  if (!redis) return
  await openSharedPages(redis)
  followPublications({ redis, onPublished: (published) => void repeatRequests(published) })
}

/** Next caches cms responses in its own requests only, so this process sends itself one. */
async function repeatRequests(published: readonly string[]) {
  const request = fetch(`http://127.0.0.1:${env.PORT}/api/revalidate`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${getSecrets().REVALIDATE_SECRET}`,
    },
    body: JSON.stringify({ published }),
    cache: 'no-store',
  })
  // Before the server listens there is nothing to repeat.
  await request.catch(() => undefined)
}
