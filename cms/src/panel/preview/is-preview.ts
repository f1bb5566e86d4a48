import { timingSafeEqual } from 'node:crypto'
import {
  type Language,
  previewCampaignHeader,
  previewHeader,
  previewLearnerHeader,
  previewLearners,
  previewLocaleHeader,
  previewStatusHeader,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { contentLocales, type LocaleCode, languageOf, locales } from '../../platform/lib/locales'

/** Of a context only its request: policies get a copy of Koa's context without its methods. */
type RequestContext = Pick<NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>, 'request'>

/** Whether the request is web's for an editor's preview: only web knows PREVIEW_SECRET. */
export function isPreview({ request }: RequestContext): boolean {
  const received = Buffer.from(request.get(previewHeader))
  const wanted = Buffer.from(env.PREVIEW_SECRET)
  return wanted.length > 0 && received.length === wanted.length && timingSafeEqual(received, wanted)
}

/** Whether a preview shows drafts; the preview of a published version changes only who looks at it. */
export const isDraftPreview = (context: RequestContext): boolean =>
  isPreview(context) && context.request.get(previewStatusHeader) !== 'published'

/** The locale of a preview, if the call itself names none. */
export const previewLocale = (context: RequestContext): LocaleCode | undefined =>
  locales.find(({ code }) => code === context.request.get(previewLocaleHeader))?.code

/**
 * Filter for services that read tables directly: published rows in the requested language; in a preview drafts, in the
 * editor's.
 */
export function rowsToRead({ requestContext }: Core.Strapi, language: Language) {
  const context = requestContext.get()
  const isPreviewed = context !== undefined && isPreview(context)
  const isDraft = isPreviewed && isDraftPreview(context)
  const locale = isPreviewed ? previewLocale(context) : undefined
  return {
    ...{ isPreviewed, isDraft },
    publishedAt: isDraft ? { $null: true } : { $notNull: true },
    locales: contentLocales[languageOf(locale) ?? language],
  }
}

/** Id of the campaign that a preview shows as running; undefined outside of a preview, or without one. */
export function previewedCampaign({ requestContext }: Core.Strapi): string | undefined {
  const context = requestContext.get()
  if (!context || !isDraftPreview(context)) return undefined
  return context.request.get(previewCampaignHeader) || undefined
}

/** How a preview shows a course; undefined outside of a preview. */
export function previewedLearner({
  requestContext,
}: Core.Strapi): (typeof previewLearners)[number] | undefined {
  const context = requestContext.get()
  if (!context || !isPreview(context)) return undefined
  return previewLearners.find((one) => one === context.request.get(previewLearnerHeader)) ?? 'buyer'
}
