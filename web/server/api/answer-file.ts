import { createHash } from 'node:crypto'
import { partOfFile } from '@krono/contract'
import fresh from 'fresh'
import { buildVersion, builtAt } from '@/env'
import { previewOf } from '@/server/preview/of-request'
import { isCompressed, lengthHeader } from './content-length'
import { sizeOfParts, streamOfParts } from './parts'
import { pickHeaders } from './pick-headers'

/** In parts if they are shared with other responses: those are sent without being copied. */
type Bytes = Uint8Array | readonly Uint8Array[]

type Requested = Pick<Request, 'headers' | 'method'>

type Source = {
  /** With `content-type` and `cache-control`. */
  headers: Record<string, string> & { 'content-type': string; 'cache-control': string }
  /** The last change of the data, if there is such a date; `builtAt` for a file of the code alone. */
  lastModified?: Date | undefined
}

type File = Source & {
  /** Strong, with its quotation marks (`etagOf`): it identifies the bytes before they are made. */
  etag: string
  /** Makes the bytes; a Response replaces the file. Called neither for 304 nor for HEAD. */
  make: () => Promise<Bytes | Response>
  /** Size in bytes if it is known before, for HEAD. */
  size?: number | undefined
}

/** Headers of the response 200 that 304 repeats (RFC 9110, 15.4.5). */
const repeated = ['etag', 'cache-control', 'vary'] as const

const conditions = ['if-none-match', 'if-modified-since'] as const

/**
 * ETag of a file from all data that determine its bytes. Another build draws other bytes from the same data, another
 * version of Node compresses them to others.
 */
export function etagOf(source: unknown): string {
  const data = JSON.stringify([source, buildVersion, process.versions.node])
  return `"${createHash('sha256').update(data).digest('base64url')}"`
}

/** The latest of several times. */
export const lastChange = (...times: readonly Date[]): Date =>
  new Date(Math.max(...times.map(Number)))

/**
 * Whether the client has this version (If-None-Match, or else If-Modified-Since). `Cache-Control: no-cache` asks caches to
 * validate with us, and `fetch` sends it with every condition, so it does not force a whole file.
 */
export const isUnchanged = ({ headers }: Requested, answered: Headers): boolean =>
  fresh(pickHeaders(headers, conditions), Object.fromEntries(answered))

/** 304 for a response with these headers. */
export const answerUnchanged = (headers: Headers) =>
  new Response(null, { status: 304, headers: pickHeaders(headers, repeated) })

/**
 * Response with a file, or with the part in the Range header: 200, 206, 304, 416. HEAD gets the headers of GET, with
 * Content-Length only if `size` is given.
 */
export async function answerFile(request: Requested, file: File): Promise<Response> {
  const isText = isCompressed(file.headers['content-type'])
  const headers = new Headers(file.headers)
  headers.set('etag', isText ? `W/${file.etag}` : file.etag)
  const lastModified = file.lastModified && lastChange(file.lastModified, builtAt)
  // A date of the future is invalid (RFC 9110, 8.8.2.1).
  if (lastModified && lastModified <= new Date()) {
    headers.set('last-modified', lastModified.toUTCString())
  }
  if (isText) headers.set('vary', 'Accept-Encoding')
  else headers.set('accept-ranges', 'bytes')
  // An editor's preview contains drafts.
  if (await previewOf(request)) headers.set('cache-control', 'private, no-store')
  if (isUnchanged(request, headers)) return answerUnchanged(headers)
  if (request.method === 'HEAD') {
    const length = file.size !== undefined && !isText ? lengthHeader(file.size) : {}
    return new Response(null, { headers: { ...Object.fromEntries(headers), ...length } })
  }
  const made = await file.make()
  if (made instanceof Response) return made
  const parts = made instanceof Uint8Array ? [made] : made
  if (isText) return new Response(streamOfParts(parts, 0, sizeOfParts(parts)), { headers })
  return answerPart(request, parts, headers)
}

/** Response with a text that is cheaper to make than to avoid: its ETag is the hash of the text. */
export const answerText = (request: Requested, text: string, source: Source): Promise<Response> => {
  const bytes = new TextEncoder().encode(text)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return answerFile(request, { ...source, etag, make: async () => bytes })
}

function answerPart(
  { headers: requested }: Requested,
  parts: readonly Uint8Array[],
  headers: Headers,
): Response {
  const size = sizeOfParts(parts)
  // A client may combine a range only with other parts of the same version.
  const isSame = [null, headers.get('etag')].includes(requested.get('if-range'))
  const part = partOfFile(isSame ? requested.get('range') : null, size)
  if (part === 'none') {
    const kept = pickHeaders(headers, ['accept-ranges', 'cache-control'])
    return new Response(null, {
      status: 416,
      headers: { ...kept, 'content-range': `bytes */${size}`, ...lengthHeader(0) },
    })
  }
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
  if (part !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${size}`)
  return new Response(streamOfParts(parts, start, end + 1), {
    status: part === 'whole' ? 200 : 206,
    headers: { ...Object.fromEntries(headers), ...lengthHeader(end + 1 - start) },
  })
}
