import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { isPreview, previewLocale } from '../preview/is-preview'

const reading = new Set(['findOne', 'findFirst', 'findMany', 'count'])

/**
 * Drafts never leave through /api, whatever a query or a service of ours asks for: a read that is not
 * one of published content is refused. Only web in an editor's preview, which knows PREVIEW_SECRET, gets
 * drafts, and then drafts alone. The panel and the seeder do not come this way.
 */
export function keepDrafts(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const request = strapi.requestContext.get()
    const hasDrafts = context.contentType.options?.draftAndPublish
    if (!hasDrafts || !reading.has(context.action) || !request || !isApi(request.path))
      return next()
    const params: { status?: unknown; locale?: unknown } = context.params
    if (isPreview(request)) {
      params.status = 'draft'
      if (!request.query.locale) params.locale = previewLocale(request) ?? params.locale
    } else if (params.status !== 'published') {
      throw new AppError('forbidden')
    }
    return next()
  })
}

const isApi = (path: string) => /^\/api(\/|$)/i.test(path)
