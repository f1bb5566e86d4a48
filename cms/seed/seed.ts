import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { createEntry } from './create-entries'
import { createTexts } from './create-texts'
import { ensureDemoAccounts } from './demo-accounts'
import { ensureCourseCoupon, ensureDemoCoupons } from './demo-coupons'
import { ensureDemoPeople } from './demo-people'
import type { Entry } from './entries/entry'
import { readEntries } from './entries/read-entries'
import { pictures } from './images/pictures'
import { readRecord, type SeedRecord, writeRecord } from './record'
import { ensureReviewSamples } from './review-samples'
import { ensureSequences } from './sequences'
import { uploadMedia } from './upload-media'

/** A fingerprint that changes with any change of the seed. */
function fingerprintOf(entries: readonly Entry[]): string {
  const drawings = pictures.map(({ name, draw }) => [name, draw()])
  return createHash('sha256')
    .update(JSON.stringify([entries, drawings]))
    .digest('hex')
}

type Options = {
  log: (line: string) => void
  /** Check every entry, even if the seed is unchanged. */
  all?: boolean
}

// The record is saved with each batch, so that an interrupted seeder can resume.
const batchSize = 25

/**
 * Fills the database with the content of seed/content and the pictures of seed/images. Idempotent: adds what is
 * missing, and changes nothing that exists.
 */
export async function seed(strapi: Core.Strapi, { log, all = false }: Options) {
  const record = await readRecord(strapi)
  const accounts = [
    ...(await ensureDemoAccounts(strapi, record)),
    ...(await ensureDemoPeople(strapi, record)),
    ...(await ensureDemoCoupons(strapi, record)),
    ...(await ensureReviewSamples(strapi, record)),
  ]
  if (accounts.length > 0) await writeRecord(strapi, record)
  for (const line of accounts) log(line)
  await addContent(strapi, record, { log, all })
  for (const line of await ensureCourseCoupon(strapi, record)) log(line)
  for (const line of await ensureSequences(strapi, record)) log(line)
  await writeRecord(strapi, record)
}

async function addContent(
  strapi: Core.Strapi,
  record: SeedRecord,
  { log, all }: Required<Options>,
) {
  const entries = readEntries()
  const fingerprint = fingerprintOf(entries)
  if (!all && record.fingerprint === fingerprint) return log('Content: unchanged')

  log(`Pictures and videos: ${await uploadMedia(strapi, record)} new`)
  await writeRecord(strapi, record)
  let created = 0
  for (let first = 0; first < entries.length; first += batchSize) {
    const batch = entries.slice(first, first + batchSize)
    await strapi.db.transaction(async () => {
      created += await createTexts({ strapi, record }, batch)
      for (const entry of batch) created += await createEntry({ strapi, record }, entry)
      await writeRecord(strapi, record)
    })
    log(`Entries: ${first + batch.length} of ${entries.length}`)
  }
  record.fingerprint = fingerprint
  await writeRecord(strapi, record)
  log(`Content: ${created} new texts in ${entries.length} entries`)
}
