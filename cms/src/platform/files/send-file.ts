import { partOfFile } from '@krono/contract'
import type { Context } from 'koa'
import type { OpenFile } from './file-store'

/**
 * Responds with a file, or with the part requested by Range: 200, 206, 416. Sets ETag and Content-Length; the caller
 * has set the type and the caching. When the client leaves, Koa destroys the stream.
 */
export async function sendFile(ctx: Context, file: OpenFile, etag = file.etag) {
  const { bytes } = file
  // A part is only useful together with the rest of the same file.
  const isSame = ['', etag].includes(ctx.get('If-Range'))
  const part = partOfFile(isSame ? ctx.get('Range') || null : null, bytes)
  const headers = { 'Accept-Ranges': 'bytes', ETag: etag }
  if (part === 'none') {
    ctx.set({ ...headers, 'Content-Range': `bytes */${bytes}` })
    ctx.status = 416
    ctx.body = ''
    return
  }
  const { start, end } = part === 'whole' ? { start: 0, end: bytes - 1 } : part
  // An unread stream would stay open.
  const isEmpty = ctx.method === 'HEAD' || bytes === 0
  ctx.body = isEmpty ? '' : await file.read(part === 'whole' ? undefined : part)
  ctx.set(headers)
  if (part !== 'whole') ctx.set('Content-Range', `bytes ${start}-${end}/${bytes}`)
  ctx.status = part === 'whole' ? 200 : 206
  ctx.length = end + 1 - start
}
