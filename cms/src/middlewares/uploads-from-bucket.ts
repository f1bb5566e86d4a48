import path from 'node:path'
import type { Context, Next } from 'koa'
import { isFileKey } from '../platform/files/file-store'
import { files } from '../platform/files/files'
import { sendFile } from '../platform/files/send-file'

const folder = '/uploads/'

/**
 * Serves `/uploads/…` from the S3 bucket, as Strapi serves it from the disk: 200, 206, 304, 404, 416; 503 while the
 * bucket does not answer. Used only with a bucket (config/middlewares).
 */
export default () => async (ctx: Context, next: Next) => {
  if (!ctx.path.startsWith(folder) || !['GET', 'HEAD'].includes(ctx.method)) return next()
  const key = ctx.path.slice(1)
  const file = isFileKey(key) ? await files.open(key) : undefined
  if (!file) return ctx.throw(404)
  ctx.set({ ETag: file.etag, 'Last-Modified': file.writtenAt.toUTCString() })
  // A replaced file keeps its address: browsers ask whether theirs is still the current one.
  ctx.set('Cache-Control', 'max-age=0')
  ctx.type = path.extname(key)
  ctx.status = 200
  if (ctx.fresh) ctx.status = 304
  else await sendFile(ctx, file)
}
