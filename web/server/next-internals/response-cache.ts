import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { RequestState } from '@/server/request-state'
import { isSameDayUntil } from './day-cache.mjs'
import { publications } from './publications.mjs'

/** Pages of the site in the two forms in which browsers ask for them; those that were asked for last. */
const mostBytes = 16_000_000
const largestBytes = 1_000_000

/** So long an answer is given without asking Next, who knows when a page has to be made anew. */
const readyMs = 10_000

/** What Node writes for each answer, and how it was cut into pieces. */
const ofConnection = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i

type Ready = { headers: string[]; bytes: Buffer; since: number; until: number }

/**
 * Answers of Next's cache as they went out, to be sent again: what Next does for each of them, to find the same bytes,
 * takes twice as long as sending them (decision page-cache). In memory, this much and no more.
 */
export class ResponseCache {
  bytes = 0
  /** In the order in which they were asked for last. */
  private readonly entries = new Map<string, Ready>()

  find(question: string): Ready | undefined {
    const ready = this.entries.get(question)
    if (!ready) return undefined
    this.entries.delete(question)
    // Whatever is published: Next knows which pages it is about.
    if (publications.last >= ready.since || Date.now() >= ready.until) {
      this.bytes -= ready.bytes.length
      return undefined
    }
    this.entries.set(question, ready)
    return ready
  }

  /** Keeps what goes out here, if it turns out to be a whole page of Next's cache. */
  watch(response: ServerResponse, state: RequestState, question: string) {
    const since = Date.now()
    const parts: Buffer[] = []
    let size = 0
    const write = response.write.bind(response) as (...given: unknown[]) => boolean
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
    const note = (part: unknown) => {
      if (typeof part !== 'string' && !(part instanceof Uint8Array)) return
      size += part.length
      if (size <= largestBytes) parts.push(Buffer.from(part as string))
    }
    response.write = ((part: unknown, ...rest: unknown[]) => {
      note(part)
      return write(part, ...rest)
    }) as typeof response.write
    response.end = ((part?: unknown, ...rest: unknown[]) => {
      note(part)
      const ended = end(part, ...rest)
      const isOfNow = !state.isOfOldContent && !state.cmsRefusal
      if (isOfNow && size <= largestBytes && isFromCache(response, question)) {
        const bytes = Buffer.concat(parts)
        this.store(question, { headers: headersOf(response, bytes), bytes, since })
      }
      return ended
    }) as typeof response.end
  }

  store(question: string, answer: Omit<Ready, 'until'>) {
    const until = Date.now() + readyMs
    // Pages say "today".
    if (publications.last >= answer.since || !isSameDayUntil(until)) return
    this.takeOut(question)
    this.entries.set(question, { ...answer, until })
    this.bytes += answer.bytes.length
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= mostBytes) return
      this.takeOut(oldest)
    }
  }

  private takeOut(question: string) {
    this.bytes -= this.entries.get(question)?.bytes.length ?? 0
    this.entries.delete(question)
  }
}

function isFromCache(response: ServerResponse, question: string): boolean {
  const encoding = response.getHeader('content-encoding') ?? 'identity'
  return (
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !response.hasHeader('set-cookie') &&
    question.startsWith(`${encoding} `)
  )
}

/** As Node writes them without looking at them again: name, value, name, value. */
function headersOf(response: ServerResponse, bytes: Buffer): string[] {
  const names = response.getHeaderNames().filter((name) => !ofConnection.test(name))
  const values = (given: OutgoingHttpHeader | undefined) => [given ?? []].flat().map(String)
  return [
    ...names.flatMap((name) => values(response.getHeader(name)).flatMap((value) => [name, value])),
    'Content-Length',
    String(bytes.length),
  ]
}

/** With one of these a request asks for something else than a page, or for a part of it. */
const askingOtherwise =
  /^(rsc|next-.*|x-next.*|x-middleware-.*|x-prerender-.*|x-matched-.*|x-now-.*|x-invoke-.*|range|expect|upgrade|content-length|transfer-encoding)$/

/**
 * All that an answer of the cache hangs on, in one word; undefined for what Next has to answer. `url` holds nothing
 * any more that does not decide the page (plain-address).
 */
export function questionOf(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  audience: string,
): string | undefined {
  if (method !== 'GET' || url.includes('_rsc=')) return undefined
  for (const name in headers) if (askingOtherwise.test(name)) return undefined
  const encoding = encodingFor(headers['accept-encoding'])
  if (!encoding) return undefined
  return `${encoding} ${headers['x-forwarded-proto'] ?? ''} ${audience} ${url}`
}

/** Encodings that Next uses; requests with weights are left to Next. */
function encodingFor(accepted: string | string[] = ''): 'gzip' | 'identity' | undefined {
  const encodings = String(accepted).toLowerCase()
  if (/[;*]/.test(encodings)) return undefined
  const names = encodings.split(',').map((name) => name.trim())
  if (names.includes('gzip')) return 'gzip'
  return names.includes('deflate') ? undefined : 'identity'
}
