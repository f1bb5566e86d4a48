import { fold, type Language, languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { PanelMay } from '../access/panel-may'
import { nameOfText } from '../interpretation-texts/name-of-text'
import { now } from '../lib/clock'
import type { ContentTypeUid } from '../lib/content-types'
import { allWritings } from '../texts/all-writings'
import type { Piece } from '../texts/excerpt'
import { stateOf, type TextPart, type Writing, type WritingState } from '../texts/writing'
import { searchTexts } from './search-texts'

/** An entry as lists of the panel name it. */
export type Listed = {
  uid: ContentTypeUid
  documentId: string
  locale: string | null
  title: string
  /** What the text is about, of an interpretation text. */
  about: string | null
  state: WritingState
}

type Asked = { query: string; language: Language; may: PanelMay }

/** Where the words of a query stand in all that is written, of what somebody may read. */
export async function findTexts(
  strapi: Core.Strapi,
  { query, language, may }: Asked,
): Promise<{ total: number; hits: (Listed & { excerpt: Piece[] })[] }> {
  const { hits, total } = searchTexts(await allWritings(strapi), {
    query,
    mayRead: (writing, field) => may('read', writing, field === about ? 'title' : field),
    alsoSaid: aboutOf,
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
const saidOf = new Map<string, TextPart[]>()

/** What an interpretation text is about is found in each language of the panel. */
function aboutOf({ uid, key }: Writing): readonly TextPart[] {
  if (uid !== 'api::interpretation-text.interpretation-text' || !key) return []
  const known = saidOf.get(key)
  if (known) return known
  const parts = languageCodes.map((language) => {
    const text = nameOfText(key, language)
    return { field: about, text, folded: fold(text) }
  })
  saidOf.set(key, parts)
  return parts
}
