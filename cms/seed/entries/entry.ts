import type { Language } from '@krono/contract'
import { languageCodes } from '@krono/contract'
import type { ContentTypeUid } from '../../src/platform/lib/content-types'
import { isPictureName } from '../images/pictures'
import type { MediaName } from '../upload-media'
import type { LibraryVideoName } from '../videos/library/library-videos'
import { isVideoName } from '../videos/videos'

/** Fields of one language; a picture is given by its name. */
export type EntryData = Record<string, unknown>

/** One document of the seed. `key` identifies it in the seed's record, whatever editors change in it. */
export type Entry = {
  uid: ContentTypeUid
  key: string
  /** Pictures and videos by field (of a component: `offer.image`); the same in every language. */
  media: Readonly<Record<string, MediaName>>
  /** The file of a library video, which is not in the media library. */
  film?: LibraryVideoName
  /** Not published: an editor has to review it first, or the page that it leads to does not exist yet. */
  isDraft?: boolean
  languages: Partial<Record<Language, EntryData>>
}

/** Stands for another entry of the seed in any field, and becomes its document id. */
export type Reference = { entryName: string }

/** The name of an entry in the seed's record. */
export const nameOfEntry = ({ uid, key }: Pick<Entry, 'uid' | 'key'>) => `${uid} ${key}`

export const referenceTo = (uid: ContentTypeUid, key: string): Reference => ({
  entryName: nameOfEntry({ uid, key }),
})

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
