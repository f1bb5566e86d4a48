import { timingSafeEqual } from 'node:crypto'
import { type Language, previewHeader, previewLocaleHeader } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { contentLocales, type LocaleCode, languageOf, locales } from '../lib/locales'

type Request = NonNullable<ReturnType<Core.Strapi['requestContext']['get']>>

/** Whether web asks for an editor's preview: it alone knows PREVIEW_SECRET. */
export function isPreview(request: Request): boolean {
  const given = Buffer.from(request.get(previewHeader))
  const wanted = Buffer.from(env.PREVIEW_SECRET)
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The language that a preview is in, when the call itself does not name one. */
export const previewLocale = (request: Request): LocaleCode | undefined =>
  locales.find(({ code }) => code === request.get(previewLocaleHeader))?.code

/**
 * What a service that reads the tables itself may answer with: published rows in the language that is
 * asked for; in a preview drafts, in the editor's.
 */
export function rowsToRead({ requestContext }: Core.Strapi, asked: Language) {
  const request = requestContext.get()
  const isDraft = request !== undefined && isPreview(request)
  const locale = isDraft ? previewLocale(request) : undefined
  return {
    isDraft,
    publishedAt: isDraft ? { $null: true } : { $notNull: true },
    locales: contentLocales[languageOf(locale) ?? asked],
  }
}
