import { answerUnchanged, isUnchanged } from './answer-file'
import { isCompressed, lengthHeader } from './content-length'
import { pickHeaders } from './pick-headers'

/** Request headers that the cms gets with a request for a file. */
const sent = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const

const passed = [
  'content-type',
  'last-modified',
  'etag',
  'accept-ranges',
  'content-range',
  'cache-control',
  'retry-after',
] as const

type Requested = Pick<Request, 'headers' | 'method'>

/** The headers of a request for a file that are sent to the cms. */
export const fileRequestHeaders = ({ headers }: Requested) => pickHeaders(headers, sent)

/**
 * Passes a file of the cms through, as fast as the client reads: 200, 206, 416 and errors as they are, 304 if the client
 * has this version, whether the cms answers that or not. `own` replaces headers of the cms.
 */
export async function passFile(
  request: Requested,
  file: Response,
  own: Record<string, string> = {},
): Promise<Response> {
  const headers = new Headers({ ...pickHeaders(file.headers, passed), ...own })
  const isText = isCompressed(headers.get('content-type'))
  const etag = headers.get('etag')
  if (isText) headers.set('vary', 'Accept-Encoding')
  if (isText && etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
  if (file.status === 304 || (file.ok && isUnchanged(request, headers))) {
    await file.body?.cancel()
    return answerUnchanged(headers)
  }
  const length = file.headers.get('content-length')
  const isWhole = length !== null && !isText && !file.headers.has('content-encoding')
  return new Response(file.body, {
    status: file.status,
    headers: { ...Object.fromEntries(headers), ...(isWhole ? lengthHeader(Number(length)) : {}) },
  })
}
