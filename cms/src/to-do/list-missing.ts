import type { Core } from '@strapi/strapi'
import { listed } from '../finding/find-texts'
import { textOverview } from '../interpretation-texts/text-overview'
import { textUid } from '../interpretation-texts/text-uid'
import { env } from '../lib/env'
import { type LocaleCode, localeOf } from '../lib/locales'
import { allWritings } from '../texts/all-writings'
import type { Writing } from '../texts/writing'
import { type Asked, mostListed, type Some } from './asked'

const here = localeOf[env.LANGUAGE]
const fileUid = 'plugin::upload.file'

export type Missing = {
  /** Interpretation texts that are not there, or lack their long part, by language. */
  texts: Partial<Record<LocaleCode, number>>
  /** What another language has and the site's own does not. */
  entries: Some
  /** Pictures that say nothing to who does not see them; null for who may not look. */
  pictures: number | null
}

type Rights = Asked & { mayLook: boolean }

export async function listMissing(
  strapi: Core.Strapi,
  { language, may, mayLook }: Rights,
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
    pictures: mayLook ? await countSilent(strapi) : null,
  }
}

/** Entries that a language lacks, each in one of those that it is in; the table of texts has its own count. */
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
