import type { Language } from '@krono/contract'
import { languageCodes } from '@krono/contract'
import type { ContentTypeUid } from '../../src/platform/lib/content-types'
import { isPictureName } from '../images/pictures'
import type { MediaName } from '../upload-media'
import type { LibraryVideoName } from '../videos/library/library-videos'
import { isVideoName } from '../videos/videos'

/** Fields of one language; a picture is still the name of one. */
export type EntryData = Record<string, unknown>

/** One document of the seed. `key` names it in the seed's own record, whatever editors make of it. */
export type Entry = {
  uid: ContentTypeUid
  key: string
  /** Pictures and films by field (of a component: `offer.image`); the same in every language. */
  media: Readonly<Record<string, MediaName>>
  /** The file of a film of the library, which no media library holds. */
  film?: LibraryVideoName
  /** Waits for an editor, or for the page that it leads to, before anybody sees it. */
  isDraft?: boolean
  languages: Partial<Record<Language, EntryData>>
}

type PerLanguage<T> = Partial<Record<Language, T>>

export function mapLanguages<T>(
  source: PerLanguage<T>,
  change: (data: T, language: Language) => EntryData,
) {
  const languages: Entry['languages'] = {}
  for (const language of languageCodes) {
    const data = source[language]
    if (data !== undefined) languages[language] = change(data, language)
  }
  return languages
}

export const mediaOr = (name: string, field: string): Entry['media'] =>
  isPictureName(name) || isVideoName(name) ? { [field]: name } : {}
