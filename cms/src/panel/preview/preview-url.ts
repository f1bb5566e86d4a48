import type { Core } from '@strapi/strapi'
import { contentTypes } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'
import { type LocaleCode, localeOf, locales } from '../../platform/lib/locales'
import { courseOfLesson } from './course-of-lesson'
import { previewLink } from './link'
import { placeOf } from './places'

type Wish = { documentId: string; locale?: string | null; status?: string }

/**
 * URL of Strapi's preview button (config/admin: preview.config.handler). Undefined, which hides the button, for an
 * entry that no page shows or that the user may not read.
 */
export async function previewUrl(
  strapi: Core.Strapi,
  uid: string,
  wish: Wish,
): Promise<string | undefined> {
  const row = contentTypes.find((candidate) => candidate.uid === uid)
  if (!row || !mayRead(strapi, uid)) return undefined
  const locale = localeToShow(wish.locale)
  const status = wish.status === 'published' ? 'published' : 'draft'
  // The published version may have another URL than the draft.
  const { documentId } = wish
  const entry = await strapi.documents(row.uid).findOne({ documentId, locale, status })
  const course =
    row.uid === 'api::lesson.lesson'
      ? await courseOfLesson(strapi, { documentId, locale, status })
      : undefined
  const place = entry && placeOf(row.uid, { ...entry, course })
  if (!place) return undefined
  return previewLink({ audience: 'visitor', ...place, locale, status })
}

// Strapi checks no permission for the link (its controller: "TODO: Permissions").
function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const ability = strapi.requestContext.get()?.state.userAbility
  return ability?.can('plugin::content-manager.explorer.read', uid) ?? false
}

const localeToShow = (wanted: string | null | undefined): LocaleCode =>
  locales.find(({ code }) => code === wanted)?.code ?? localeOf[env.LANGUAGE]
