import type { ServerResponse } from 'node:http'
import type { RequestState } from '@/server/request-state'
import { dayCache } from './day-cache.mjs'

/** React's mark of a part that failed on the server and is rendered in the browser instead. */
const failedPartMark = 'data-dgst='

/**
 * Stores the document of this response in the day cache when it is sent completely and without failed parts (decision
 * page-cache). It is stored uncompressed.
 */
export function cacheDocument(response: ServerResponse, state: RequestState, key: string) {
  const startedAt = Date.now()
  const parts: Uint8Array[] = []
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  const collect = (part: unknown) => {
    if (typeof part === 'string') parts.push(Buffer.from(part))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.write = ((part: unknown, ...rest: unknown[]) => {
    collect(part)
    return write(part, ...rest)
  }) as typeof response.write
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    collect(part)
    const isCurrent = !state.isOfOldContent && !state.cmsRefusal
    const document = Buffer.concat(parts)
    if (isCurrent && response.statusCode === 200 && isComplete(document)) {
      dayCache.set(key, { document }, startedAt)
    }
    return end(part, ...rest)
  }) as typeof response.end
}

function isComplete(document: Buffer): boolean {
  return document.subarray(-7).toString() === '</html>' && !document.includes(failedPartMark)
}
