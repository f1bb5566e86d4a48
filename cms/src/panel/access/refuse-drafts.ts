import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { isDraftPreview, previewLocale } from '../preview/is-preview'

const reading = new Set(['findOne', 'findFirst', 'findMany', 'count'])

/**
 * Refuses every read through /api that is not limited to published content, for any query or service of ours. Only web
 * in an editor's preview, which knows PREVIEW_SECRET, gets drafts, and only drafts. The panel and the seeder do not use
 * this path.
 */
export function refuseDrafts(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const request = strapi.requestContext.get()
    const hasDrafts = context.contentType.options?.draftAndPublish
    if (!hasDrafts || !reading.has(context.action) || !request || !isApi(request.path))
      return next()
    const params: { status?: unknown; locale?: unknown } = context.params
    if (isDraftPreview(request)) {
      params.status = 'draft'
      if (!request.query.locale) params.locale = previewLocale(request) ?? params.locale
    } else if (params.status !== 'published') {
      throw new AppError('forbidden')
    }
    return next()
  })
}

const isApi = (path: string) => /^\/api(\/|$)/i.test(path)
