import type { Language } from '@krono/contract'
import { languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { contentTypes } from '../src/lib/content-types'
import { localeOf } from '../src/lib/locales'
import type { Entry, EntryData } from './entries'
import { bringFilm } from './films/bring-film'
import type { SeedRecord } from './record'

type Context = { strapi: Core.Strapi; record: SeedRecord }

/**
 * Brings in, published unless it is a draft, what the record does not know yet. An entry that editors changed or deleted
 * since is left as it is, and so is one of theirs with the same key.
 */
export async function createEntry(context: Context, entry: Entry) {
  const name = `${entry.uid} ${entry.key}`
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
    const data = await withMedia(context, entry, entry.languages[language] ?? {})
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

// An entry of the editors' own that has the key already; of a single type, the one there is.
async function findOwn({ strapi }: Context, { uid, languages }: Entry) {
  const { unique } = contentTypes.find((row) => row.uid === uid) ?? {}
  const values = Object.values(languages)
  const where = unique ? { [unique]: { $in: values.map((data) => data[unique]) } } : {}
  const found: { documentId: string } | null = await strapi.db.query(uid).findOne({ where })
  return found?.documentId
}

// A picture that an editor deleted from the media library is no reason to fail.
async function withMedia({ strapi, record }: Context, { media, film }: Entry, data: EntryData) {
  const filled: EntryData = film ? { ...data, film: await bringFilm(record, film) } : { ...data }
  for (const [path, name] of Object.entries(media)) {
    const id = record.files[name]
    const file = await strapi.db.query('plugin::upload.file').findOne({ where: { id } })
    if (!file) continue
    const [field = '', inner] = path.split('.')
    filled[field] = inner ? { ...Object(filled[field]), [inner]: id } : id
  }
  return filled
}
