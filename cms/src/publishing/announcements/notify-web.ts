import { env } from '../../platform/lib/env'
import type { Announcement } from './announcer'

const timeoutMs = 5000

/** POST {WEB_URL}/api/revalidate. Rejects if web does not answer with success. */
export async function notifyWeb(announcement: Announcement, signal: AbortSignal) {
  const answer = await fetch(new URL('/api/revalidate', env.WEB_URL), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${env.REVALIDATE_SECRET}`,
    },
    body: JSON.stringify(announcement),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`web answered ${answer.status}`)
}
