import { errorResponse } from '@/server/api/answers'
import { pickHeaders } from '@/server/api/pick-headers'
import { fetchUpload } from '@/server/cms/fetch-upload'

type Context = { params: Promise<{ path: string[] }> }

/** File names that the cms gives to uploads; other names are not requested. */
const fileName = /^[\w.-]+$/
const askedFor = ['range', 'if-range'] as const
const passedOn = [
  'content-type',
  'content-length',
  'last-modified',
  'etag',
  'accept-ranges',
  'content-range',
] as const

/**
 * Serves media of the cms under our own origin; browsers and the image optimiser use no other. Upload names are unique, so
 * they may be cached for a year. Scripts in them are blocked (server/security). Range requests for videos (required by
 * Safari): 206. Else 404, or 503 while the cms is down.
 */
export async function GET(request: Request, { params }: Context) {
  const { path } = await params
  if (!path.every((part) => fileName.test(part) && !part.startsWith('.'))) return status(404)
  const part = pickHeaders(request.headers, askedFor)
  // Strapi's response to a range beyond the end is broken; without the range it sends the whole file, as HTTP allows.
  const file = (await fetchFile(path, part)) ?? (part.range && (await fetchFile(path)))
  if (!file || file.status >= 500) return errorResponse('unavailable')
  if (!file.ok) return status(404)
  const headers = new Headers({
    ...pickHeaders(file.headers, passedOn),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  return new Response(file.body, { status: file.status, headers })
}

const fetchFile = (path: readonly string[], headers?: Record<string, string>) =>
  fetchUpload(`/uploads/${path.join('/')}`, { timeoutMs: 4200, headers })

const status = (code: number) => new Response(null, { status: code })
