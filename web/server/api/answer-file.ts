import { partOfFile } from '@krono/contract'
import fresh from 'fresh'
import { sizeOfParts, streamOfParts } from './parts'

type File = {
  /** In parts if they are shared with other responses: those are sent without being copied. */
  bytes: Uint8Array | readonly Uint8Array[]
  /** A strong ETag with its quotation marks. */
  etag: string
  /** Further response headers. */
  headers: Record<string, string>
}

/** Whether the client has this file cached (If-None-Match) and does not force a reload (Cache-Control: no-cache). */
export const hasAlready = ({ headers }: Pick<Request, 'headers'>, etag: string): boolean =>
  fresh(Object.fromEntries(headers), { etag })

/** Response 304 for an unchanged file. */
export const answerUnchanged = ({ etag, headers }: Omit<File, 'bytes'>) =>
  new Response(null, { status: 304, headers: { ...headers, etag } })

/** Response with a file, or with the part in the Range header: 200, 206, 416. */
export function answerFile(
  { headers: requestHeaders }: Pick<Request, 'headers'>,
  file: File,
): Response {
  const { bytes, etag } = file
  const parts = bytes instanceof Uint8Array ? [bytes] : bytes
  const size = sizeOfParts(parts)
  const headers = { ...file.headers, etag, 'accept-ranges': 'bytes' }
  // A client may combine a range only with other parts of the same version.
  const isSame = [null, etag].includes(requestHeaders.get('if-range'))
  const part = partOfFile(isSame ? requestHeaders.get('range') : null, size)
  if (part === 'none') {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
    })
  }
  if (part === 'whole') {
    return new Response(streamOfParts(parts, 0, size), {
      headers: { ...headers, 'content-length': String(size) },
    })
  }
  const { start, end } = part
  return new Response(streamOfParts(parts, start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end + 1 - start),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  })
}
