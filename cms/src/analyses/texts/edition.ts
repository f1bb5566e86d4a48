import { type Language, languageCodes } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { insertOnce } from '../../lib/insert-once'
import { hashOf } from '../../lib/secrets'
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

/** The edition that was current when the texts were last looked at. */
let latest: { state: string; version: string } | undefined

/**
 * The version of the texts as they are published now, which is kept from here on: the same texts are the same version.
 * Reads them only when one was published, changed or withdrawn. In the open transaction, if there is one.
 */
export async function currentEdition(strapi: Core.Strapi): Promise<string> {
  const state = await stateOfTexts(strapi)
  // What was kept in a transaction that came to nothing is not there.
  if (latest?.state === state && (await isKept(strapi, latest.version))) return latest.version
  const texts = await publishedTexts(strapi)
  const version = hashOf(JSON.stringify(texts))
  await keep(strapi, version, texts)
  rememberEdition(version, texts)
  latest = { state, version }
  return version
}

/** The texts of a version that `currentEdition` named. Throws when there are none. */
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
 * Holds the texts that an analysis is made with until the transaction ends: nobody deletes them meanwhile
 * (`forgetEditions`). Throws when they are gone; the next try takes those that are current then.
 */
export const holdEdition = (strapi: Core.Strapi, version: string) =>
  strapi.db.transaction(async ({ trx }) => {
    const held = await trx(editionTable).where({ version }).forShare().select('id')
    if (held.length !== languageCodes.length) throw new Error(`The edition ${version} is gone.`)
  })

async function isKept({ db }: Core.Strapi, version: string): Promise<boolean> {
  return (await db.query(uid).count({ where: rowsOf(version) })) === languageCodes.length
}

async function keep(strapi: Core.Strapi, version: string, texts: EditionTexts) {
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
