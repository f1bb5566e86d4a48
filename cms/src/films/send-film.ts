import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { partOfFile } from '@krono/contract'
import type { Context } from 'koa'
import { AppError } from '../lib/app-error'
import type { FilmFile } from './film-file'
import { fileOfFilm } from './film-store'

/**
 * Answers with a film, or with the part of it that Range asks for: 200, 206, 416. Nobody keeps it on the way, and no
 * browser beyond the page: the next part is asked for anew.
 */
export async function sendFilm(ctx: Context, { key }: FilmFile) {
  const file = fileOfFilm(key)
  const { size } = await stat(file).catch(() => {
    throw new AppError('notFound')
  })
  // Under one key lies one file for ever.
  const etag = `"${key.slice(0, 16)}-${size}"`
  ctx.set({ 'Cache-Control': 'private, no-store', 'Accept-Ranges': 'bytes', ETag: etag })
  // A part is of use only to whoever has the rest of the very same file.
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
  // A stream that nobody reads would keep its file open.
  ctx.body = ctx.method === 'HEAD' ? '' : createReadStream(file, { start, end })
  ctx.type = 'video/mp4'
  ctx.length = end + 1 - start
}
