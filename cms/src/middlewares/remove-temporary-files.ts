import { rm } from 'node:fs/promises'
import type { Context, Next } from 'koa'

/**
 * Deletes files of a multipart body when the request ends, also after an error. Strapi deletes only those of a field
 * called `files`, and only without an error; others could fill the disk.
 */
export default () => async (ctx: Context, next: Next) => {
  // Strapi clears the list, so it is read before.
  const files = Object.values(ctx.request.files ?? {}).flat()
  try {
    await next()
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })))
  }
}
