import { partOfFile } from '@krono/contract'
import fresh from 'fresh'

type File = {
  bytes: Uint8Array
  /** A strong one, with its quotation marks. */
  etag: string
  /** What else the answer says of the file. */
  headers: Record<string, string>
}

/** Whether the client has this file already (If-None-Match), and does not force a reload (Cache-Control: no-cache). */
export const hasAlready = ({ headers }: Pick<Request, 'headers'>, etag: string): boolean =>
  fresh(Object.fromEntries(headers), { etag })

/** 304: nothing has changed since. */
export const answerUnchanged = ({ etag, headers }: Omit<File, 'bytes'>) =>
  new Response(null, { status: 304, headers: { ...headers, etag } })

/** A file, or the part of it that Range asks for: 200, 206, 416. */
export function answerFile({ headers: asked }: Pick<Request, 'headers'>, file: File): Response {
  const { bytes, etag } = file
  const size = bytes.byteLength
  const headers = { ...file.headers, etag, 'accept-ranges': 'bytes' }
  // A range may only be combined with the rest of the very same file.
  const isSame = [null, etag].includes(asked.get('if-range'))
  const part = partOfFile(isSame ? asked.get('range') : null, size)
  if (part === 'none') {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
    })
  }
  if (part === 'whole') {
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(size) },
    })
  }
  const { start, end } = part
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end + 1 - start),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  })
}
