import { timingSafeEqual } from 'node:crypto'
import {
  type Language,
  previewCampaignHeader,
  previewHeader,
  previewLocaleHeader,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { contentLocales, type LocaleCode, languageOf, locales } from '../../platform/lib/locales'

type Request = NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>

/** Whether the request is web's for an editor's preview: only web knows PREVIEW_SECRET. */
export function isPreview(request: Request): boolean {
  const received = Buffer.from(request.get(previewHeader))
  const wanted = Buffer.from(env.PREVIEW_SECRET)
  return wanted.length > 0 && received.length === wanted.length && timingSafeEqual(received, wanted)
}

/** The locale of a preview, if the call itself names none. */
export const previewLocale = (request: Request): LocaleCode | undefined =>
  locales.find(({ code }) => code === request.get(previewLocaleHeader))?.code

/**
 * Filter for services that read tables directly: published rows in the requested language; in a preview drafts, in the
 * editor's.
 */
export function rowsToRead({ requestContext }: Core.Strapi, language: Language) {
  const request = requestContext.get()
  const isDraft = request !== undefined && isPreview(request)
  const locale = isDraft ? previewLocale(request) : undefined
  return {
    isDraft,
    publishedAt: isDraft ? { $null: true } : { $notNull: true },
    locales: contentLocales[languageOf(locale) ?? language],
  }
}

/** Id of the campaign that a preview shows as running; undefined outside of a preview, or without one. */
export function previewedCampaign({ requestContext }: Core.Strapi): string | undefined {
  const request = requestContext.get()
  if (!request || !isPreview(request)) return undefined
  return request.get(previewCampaignHeader) || undefined
}
