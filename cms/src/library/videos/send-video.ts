import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { partOfFile } from '@krono/contract'
import type { Context } from 'koa'
import { AppError } from '../../platform/lib/app-error'
import type { VideoFile } from './video-file'
import { fileOfVideo } from './video-store'

/**
 * Responds with a video, or with the part requested by Range: 200, 206, 416. No proxy and no browser cache stores it:
 * the next part is requested again.
 */
export async function sendVideo(ctx: Context, { key }: VideoFile) {
  const file = fileOfVideo(key)
  const { size } = await stat(file).catch(() => {
    throw new AppError('notFound')
  })
  // The file of a key never changes.
  const etag = `"${key.slice(0, 16)}-${size}"`
  ctx.set({ 'Cache-Control': 'private, no-store', 'Accept-Ranges': 'bytes', ETag: etag })
  // A part is only useful together with the rest of the same file.
  const isSame = ['', etag].includes(ctx.get('If-Range'))
  const part = partOfFile(isSame ? ctx.get('Range') || null : null, size)
  if (part === 'none') {
    ctx.set('Content-Range', `bytes */${size}`)
    ctx.status = 416
    ctx.body = ''
    return
  }
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
  if (part !== 'whole') ctx.set('Content-Range', `bytes ${start}-${end}/${size}`)
  ctx.status = part === 'whole' ? 200 : 206
  // An unread stream would keep its file open.
  ctx.body = ctx.method === 'HEAD' ? '' : createReadStream(file, { start, end })
  ctx.type = 'video/mp4'
  ctx.length = end + 1 - start
}
