import { errorResponse } from '@/server/api/answers'
import { pickHeaders } from '@/server/api/pick-headers'
import { fetchUpload } from '@/server/cms/fetch-upload'

type Context = { params: Promise<{ path: string[] }> }

/** Names that the cms gives to uploads; anything else is not asked for. */
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
 * Media of the cms under our own address: browsers and the image optimiser see no other. Upload names are unique, so
 * they may be cached for a year. Nothing runs in them (lib/security). A film is requested in ranges (Safari plays no
 * other): 206. Else 404, or 503 while the cms is down.
 */
export async function GET(request: Request, { params }: Context) {
  const { path } = await params
  if (!path.every((part) => fileName.test(part) && !part.startsWith('.'))) return status(404)
  const part = pickHeaders(request.headers, askedFor)
  // Strapi's answer to a part beyond the end is broken; without it comes the whole, as HTTP allows.
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
