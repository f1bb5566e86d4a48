import { type Language, languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { insertOnce } from '../../../platform/lib/insert-once'
import { hashOf } from '../../../platform/lib/secrets'
import type { EditionTexts, LanguageTexts } from './edition-text'
import { publishedTexts, stateOfTexts } from './published-texts'
import { recallEdition, rememberEdition } from './recent-editions'

type Row = { language: string; texts: LanguageTexts }

const uid = 'api::text-edition.text-edition'
export const editionTable = 'text_editions'

const keyOf = (version: string, language: Language) => `${version}:${language}`

const rowsOf = (version: string) => ({
  editionKey: { $in: languageCodes.map((language) => keyOf(version, language)) },
})

/** The edition that was current when the texts were last checked. */
let latest: { state: string; version: string } | undefined

/**
 * The version of the currently published texts, which are stored if they are new: equal texts have the same version.
 * Reads the texts only after a publication, change or withdrawal. Joins the open transaction, if there is one.
 */
export async function currentEdition(strapi: Core.Strapi): Promise<string> {
  const state = await stateOfTexts(strapi)
  // A version stored in a transaction that was rolled back does not exist.
  if (latest?.state === state && (await isStored(strapi, latest.version))) return latest.version
  const { version, texts } = await readOnce(strapi, state)
  if (!(await isStored(strapi, version))) await storeEditionTexts(strapi, version, texts)
  rememberEdition(version, texts)
  latest = { state, version }
  return version
}

type Published = { version: string; texts: EditionTexts }

let reading: { state: string; texts: Promise<Published> } | undefined

async function read(strapi: Core.Strapi): Promise<Published> {
  const texts = await publishedTexts(strapi)
  return { version: hashOf(JSON.stringify(texts)), texts }
}

/**
 * Reads the published texts, once for all calls that come meanwhile: they are some megabytes. In a transaction each call
 * reads for itself: on SQLite a shared read could wait for the connection that this transaction holds.
 */
function readOnce(strapi: Core.Strapi, state: string): Promise<Published> {
  if (strapi.db.inTransaction()) return read(strapi)
  if (reading?.state === state) return reading.texts
  const texts = read(strapi)
  const own = { state, texts }
  reading = own
  const forget = () => {
    if (reading === own) reading = undefined
  }
  texts.then(forget, forget)
  return texts
}

/** The texts of a version returned by `currentEdition`. Throws if there are none. */
export async function editionTexts(strapi: Core.Strapi, version: string): Promise<EditionTexts> {
  const known = recallEdition(version)
  if (known) return known
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ select: ['language', 'texts'], where: rowsOf(version) })
  if (rows.length === 0) throw new Error(`No texts of the edition ${version}`)
  const textsIn = (code: string) => rows.find(({ language }) => language === code)?.texts ?? {}
  const texts = { hun: textsIn('hun'), eng: textsIn('eng'), rus: textsIn('rus') }
  rememberEdition(version, texts)
  return texts
}

/**
 * Locks the texts that an analysis is made with until the transaction ends, so that `purgeEditions` cannot delete them.
 * Throws if they were deleted; the next attempt uses the current ones.
 */
export const lockEdition = (strapi: Core.Strapi, version: string) =>
  strapi.db.transaction(async ({ trx }) => {
    const locked = await trx(editionTable).where({ version }).forShare().select('id')
    if (locked.length !== languageCodes.length) throw new Error(`The edition ${version} is gone.`)
  })

async function isStored({ db }: Core.Strapi, version: string): Promise<boolean> {
  return (await db.query(uid).count({ where: rowsOf(version) })) === languageCodes.length
}

async function storeEditionTexts(strapi: Core.Strapi, version: string, texts: EditionTexts) {
  for (const language of languageCodes) {
    await insertOnce(strapi, {
      table: editionTable,
      unique: 'edition_key',
      row: {
        version,
        language,
        edition_key: keyOf(version, language),
        texts: JSON.stringify(texts[language]),
      },
    })
  }
}
