import { adminMenuFor } from '@/base/routing/admin-menu'
import { linkTo } from '@/base/routing/links'
import { intl, language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import type { AdminRole } from '@/lib/contract/back-office/roles'
import { errors } from '@/lib/contract/errors'

/** A screen of the back office as a search result. */
export type Screen = { href: string; name: string; group: string }

/** Texts of the search in the browser, and the screens of a role that it finds. */
export function findWords(role: AdminRole | undefined) {
  const t = translations('adminMenu')
  const screenList: Screen[] = adminMenuFor(role).flatMap(({ group, routes }) =>
    routes.map((route) => ({
      href: linkTo(route),
      name: t(`items.${route}`),
      group: t(`groups.${group}`),
    })),
  )
  const failures = {
    unavailable: errors.unavailable[language],
    failed: translations('form')('failed'),
  }
  return { ...wordsOf('admin.find'), ...failures, intl, screenList }
}

export type FindWords = ReturnType<typeof findWords>
