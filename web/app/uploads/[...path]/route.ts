import { errorResponse } from '@/server/api/answers'
import { fileRequestHeaders, passFile } from '@/server/api/pass-file'
import { fetchUpload } from '@/server/cms/fetch-upload'

type Context = { params: Promise<{ path: string[] }> }

/** File names that the cms gives to uploads; other names are not requested. */
const fileName = /^[\w.-]+$/

/**
 * Serves media of the cms under our own origin; browsers and the image optimiser use no other. An editor may replace a
 * file under the same name, so caches ask again after five minutes. Scripts in files are blocked (server/security).
 * Range requests for videos (required by Safari): 206. 304 by ETag or Last-Modified. Else 404, or 503 while the cms is
 * down.
 */
export async function GET(request: Request, { params }: Context) {
  const { path } = await params
  if (!path.every((part) => fileName.test(part) && !part.startsWith('.'))) return status(404)
  const { method } = request
  const headers = fileRequestHeaders(request)
  // Strapi's response to a range beyond the end is broken; without the range it sends the whole file, as HTTP allows.
  const file =
    (await fetchFile(path, { method, headers })) ??
    (headers.range && (await fetchFile(path, { method })))
  if (!file || file.status >= 500) return errorResponse('unavailable')
  if (file.status === 416) return passFile(request, file, { 'cache-control': 'no-store' })
  if (!file.ok && file.status !== 304) return status(404)
  return passFile(request, file, { 'cache-control': 'public, max-age=300' })
}

type Options = { method: string; headers?: Record<string, string> }

const fetchFile = (path: readonly string[], options: Options) =>
  fetchUpload(`/uploads/${path.join('/')}`, { timeoutMs: 4200, ...options })

const status = (code: number) =>
  new Response(null, { status: code, headers: { 'cache-control': 'no-store' } })
