import type { Block, Language } from '@krono/contract'
import { languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { contentTypes } from '../src/platform/lib/content-types'
import { localeOf } from '../src/platform/lib/locales'
import { type Entry, type EntryData, nameOfEntry } from './entries/entry'
import { type PlacedFile, picturesIn, placePictures } from './place-pictures'
import type { SeedRecord } from './record'
import { withReferences } from './references'
import type { MediaName } from './upload-media'
import { bringVideo } from './videos/bring-video'

type Context = { strapi: Core.Strapi; record: SeedRecord }

/**
 * Creates the languages of an entry that the record does not contain, published unless it is a draft. Entries that
 * editors have changed or deleted since, and editors' own entries with the same key, stay unchanged.
 */
export async function createEntry(context: Context, entry: Entry) {
  const name = nameOfEntry(entry)
  const { entries } = context.record
  const known = entries[name]
  const missing = languageCodes.filter(
    (language) => entry.languages[language] && !known?.languages.includes(language),
  )
  if (missing.length === 0) return 0
  let documentId = known?.documentId ?? (await findOwn(context, entry))
  if (known && !(await exists(context, entry, known.documentId))) return 0
  let created = 0
  for (const language of missing) {
    const data = await withMedia(context, entry, language)
    const done = await createLanguage(context, entry, { documentId, language, data })
    documentId = done.documentId
    created += done.isNew ? 1 : 0
  }
  if (!documentId) return created
  const languages = [...(known?.languages ?? []), ...missing]
  entries[name] = { documentId, languages }
  return created
}

type Version = { documentId: string | undefined; language: Language; data: EntryData }

async function createLanguage({ strapi }: Context, { uid, isDraft }: Entry, version: Version) {
  const { documentId, language, data } = version
  const locale = localeOf[language]
  const documents = strapi.documents(uid)
  const status = isDraft ? ('draft' as const) : ('published' as const)
  const options = { data, locale, status }
  if (!documentId) {
    const { documentId } = await documents.create(options)
    return { documentId, isNew: true }
  }
  const isThere = await strapi.db.query(uid).count({ where: { documentId, locale } })
  if (isThere) return { documentId, isNew: false }
  await documents.update({ documentId, ...options })
  return { documentId, isNew: true }
}

const exists = async ({ strapi }: Context, { uid }: Entry, documentId: string) =>
  (await strapi.db.query(uid).count({ where: { documentId } })) > 0

// An editor's own entry with the same key; for a single type, its existing entry.
async function findOwn(
  { strapi }: Context,
  { uid, languages }: Entry,
): Promise<string | undefined> {
  const { unique } = contentTypes.find((row) => row.uid === uid) ?? {}
  // Without a key, an entry of a collection type cannot be recognised.
  if (!unique && strapi.contentType(uid).kind === 'collectionType') return undefined
  const values = Object.values(languages)
  const where = unique ? { [unique]: { $in: values.map((data) => data[unique]) } } : {}
  const found: { documentId: string } | null = await strapi.db.query(uid).findOne({ where })
  return found?.documentId
}

// Skips pictures that an editor deleted from the media library.
async function withMedia(context: Context, { media, film, languages }: Entry, language: Language) {
  const { record } = context
  const data = languages[language] ?? {}
  const filled: EntryData = film ? { ...data, film: await bringVideo(record, film) } : { ...data }
  for (const [path, name] of Object.entries(media)) {
    const file = await findFile(context, name)
    if (!file) continue
    const [field = '', inner] = path.split('.')
    filled[field] = inner ? { ...Object(filled[field]), [inner]: file.id } : file.id
  }
  if (isText(data.content)) {
    const files: Record<string, PlacedFile> = {}
    for (const name of picturesIn(data.content)) {
      const file = await findFile(context, name)
      if (file) files[name] = file
    }
    filled.content = placePictures(data.content, language, files)
  }
  return withReferences(record, filled)
}

const isText = (content: unknown): content is Block[] => Array.isArray(content)

async function findFile({ strapi, record }: Context, name: MediaName) {
  const id = record.files[name]
  if (id === undefined) return undefined
  const file: PlacedFile | null = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, select: ['id', 'url', 'width', 'height'] })
  return file ?? undefined
}
