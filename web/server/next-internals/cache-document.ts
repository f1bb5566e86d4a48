import type { ServerResponse } from 'node:http'
import type { RequestState } from '@/server/request-state'
import { dayCache } from './day-cache.mjs'

/** React leaves this where a part of the page broke, which is then drawn in the browser. */
const broken = 'data-dgst='

/**
 * Caches the document of this answer, once it is whole and complete: for the day, in memory (decision page-cache). A
 * compressed answer is stored uncompressed.
 */
export function cacheDocument(response: ServerResponse, state: RequestState, key: string) {
  const begun = Date.now()
  const parts: Uint8Array[] = []
  const write = response.write.bind(response) as (...given: unknown[]) => boolean
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
  const note = (part: unknown) => {
    if (typeof part === 'string') parts.push(Buffer.from(part))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.write = ((part: unknown, ...rest: unknown[]) => {
    note(part)
    return write(part, ...rest)
  }) as typeof response.write
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    note(part)
    const isOfNow = !state.isOfOldContent && !state.cmsRefusal
    const document = Buffer.concat(parts)
    if (isOfNow && response.statusCode === 200 && isWhole(document)) {
      dayCache.set(key, { document }, begun)
    }
    return end(part, ...rest)
  }) as typeof response.end
}

function isWhole(document: Buffer): boolean {
  return document.subarray(-7).toString() === '</html>' && !document.includes(broken)
}
