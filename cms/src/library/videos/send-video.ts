import type { Context } from 'koa'
import { sendFile } from '../../platform/files/send-file'
import { AppError } from '../../platform/lib/app-error'
import type { VideoFile } from './video-file'
import { openVideo } from './video-store'

/**
 * Responds with a video, or with the part requested by Range: 200, 206, 416. No proxy and no browser cache stores it:
 * the next part is requested again.
 */
export async function sendVideo(ctx: Context, { key }: VideoFile) {
  const file = await openVideo(key)
  if (!file) throw new AppError('notFound')
  ctx.set('Cache-Control', 'private, no-store')
  ctx.type = 'video/mp4'
  // The file of a key never changes.
  await sendFile(ctx, file, `"${key.slice(0, 16)}-${file.bytes}"`)
}
