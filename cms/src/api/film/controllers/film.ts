import { factories } from '@strapi/strapi'
import type { Context } from 'koa'
import { isPreview } from '../../../panel/preview/is-preview'

/** Restricts a request to videos of the library; editors preview all. */
function ofLibrary(ctx: Context) {
  const request = strapi.requestContext.get()
  if (request && isPreview(request)) return
  const { filters } = ctx.query as { filters?: object }
  const inLibrary = { forWhom: { $ne: 'courseMember' } }
  ctx.query = {
    ...ctx.query,
    filters: filters ? { $and: [filters, inLibrary] } : inLibrary,
  } as never
}

// Videos of courses are not listed: their lessons show them.
export default factories.createCoreController('api::film.film', () => ({
  find(ctx: Context) {
    ofLibrary(ctx)
    return super.find(ctx, async () => undefined)
  },
}))
