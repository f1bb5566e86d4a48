import type { Core } from '@strapi/strapi'
import { textOverview } from '../../analysis/analysis-texts/text-overview'
import { textUid } from '../../analysis/analysis-texts/text-uid'
import { listed } from '../../analysis/text-search/find-texts'
import { allWritings } from '../../analysis/texts/all-writings'
import type { Writing } from '../../analysis/texts/writing'
import { env } from '../../platform/lib/env'
import { type LocaleCode, localeOf } from '../../platform/lib/locales'
import { mostListed, type Some, type Viewer } from './asked'

const here = localeOf[env.LANGUAGE]
const fileUid = 'plugin::upload.file'

export type Missing = {
  /** Interpretation texts that are missing or lack their long part, by locale. */
  texts: Partial<Record<LocaleCode, number>>
  /** Entries that exist in another locale but not in the site's. */
  entries: Some
  /** Pictures without an alternative text; null without the right to read them. */
  pictures: number | null
}

type Rights = Viewer & { mayReadFiles: boolean }

export async function listMissing(
  strapi: Core.Strapi,
  { language, may, mayReadFiles }: Rights,
): Promise<Missing> {
  const writings = (await allWritings(strapi)).filter((writing) => may('read', writing))
  const lacking = lackingIn(here, writings)
  const { missing } = await textOverview(strapi, { language, may })
  return {
    texts: missing,
    entries: {
      entries: lacking.slice(0, mostListed).map((writing) => listed(writing, language)),
      total: lacking.length,
    },
    pictures: mayReadFiles ? await countSilent(strapi) : null,
  }
}

/** Entries missing in a locale, each in one of its existing locales; interpretation texts are counted separately. */
export function lackingIn(locale: LocaleCode, writings: readonly Writing[]): Writing[] {
  const there = new Set(
    writings.filter((one) => one.locale === locale).map(({ documentId }) => documentId),
  )
  const others = writings.filter(
    (one) => one.locale !== null && one.uid !== textUid && !there.has(one.documentId),
  )
  return [...new Map(others.map((one) => [one.documentId, one])).values()]
}

const countSilent = ({ db }: Core.Strapi): Promise<number> =>
  db.query(fileUid).count({
    where: {
      mime: { $startsWith: 'image/' },
      $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }],
    },
  })
