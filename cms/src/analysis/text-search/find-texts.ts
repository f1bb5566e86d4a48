import { type Language, languageCodes, normalizeText } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { PanelMay } from '../../panel/access/panel-may'
import { now } from '../../platform/lib/clock'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { localeOf } from '../../platform/lib/locales'
import { nameOfText, pageNamesOf } from '../analysis-texts/name-of-text'
import { allWritings } from '../texts/all-writings'
import type { Piece } from '../texts/excerpt'
import { stateOf, type TextPart, type Writing, type WritingState } from '../texts/writing'
import { searchTexts } from './search-texts'

/** An entry as shown in lists of the panel. */
export type Listed = {
  uid: ContentTypeUid
  documentId: string
  locale: string | null
  title: string
  /** The topic of an interpretation text. */
  about: string | null
  state: WritingState
}

type TextQuery = { query: string; language: Language; may: PanelMay }

/** Finds the words of a query in all content that the user may read. */
export async function findTexts(
  strapi: Core.Strapi,
  { query, language, may }: TextQuery,
): Promise<{ total: number; hits: (Listed & { excerpt: Piece[] })[] }> {
  const { hits, total } = searchTexts(await allWritings(strapi), {
    query,
    locale: localeOf[language],
    mayRead: (writing, field) => may('read', writing, field === about ? 'title' : field),
    otherParts: aboutOf,
  })
  return {
    total,
    hits: hits.map(({ writing, excerpt }) => ({ ...listed(writing, language), excerpt })),
  }
}

export const listed = (writing: Writing, language: Language): Listed => {
  const { uid, documentId, locale, title, key } = writing
  const isResult = uid === 'api::interpretation-text.interpretation-text' && key
  return {
    ...{ uid, documentId, locale, title },
    about: isResult ? nameOfText(key, language) : null,
    state: stateOf(writing, now()),
  }
}

const about = 'about'
const partsByKey = new Map<string, TextPart[]>()

/** The topic of an interpretation text is searched in each panel language, by the labels of panel and pages. */
function aboutOf({ uid, key }: Writing): readonly TextPart[] {
  if (uid !== 'api::interpretation-text.interpretation-text' || !key) return []
  const known = partsByKey.get(key)
  if (known) return known
  const parts = languageCodes.flatMap((language) =>
    [...pageNamesOf(key, language), nameOfText(key, language)].map((text) => ({
      field: about,
      text,
      normalized: normalizeText(text),
    })),
  )
  partsByKey.set(key, parts)
  return parts
}
