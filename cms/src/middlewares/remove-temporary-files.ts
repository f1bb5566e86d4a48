import { rm } from 'node:fs/promises'
import type { Context, Next } from 'koa'

/**
 * Files of a multipart body go when the request ends, however it ends. Strapi takes away those of a field
 * called `files`, and only when nothing was thrown; anybody could fill the disk with the others.
 */
export default () => async (ctx: Context, next: Next) => {
  // Strapi forgets the list, so it is read before.
  const files = Object.values(ctx.request.files ?? {}).flat()
  try {
    await next()
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })))
  }
}
