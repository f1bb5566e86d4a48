import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { createEntry } from './create-entries'
import { ensureDemoAccounts } from './demo-accounts'
import { ensureDemoCoupons } from './demo-coupons'
import { ensureDemoPeople } from './demo-people'
import type { Entry } from './entries/entry'
import { readEntries } from './entries/read-entries'
import { pictures } from './images/pictures'
import { readRecord, writeRecord } from './record'
import { ensureReviewSamples } from './review-samples'
import { uploadMedia } from './upload-media'

/** A short text that changes when anything of the seed changes. */
function fingerprintOf(entries: readonly Entry[]): string {
  const drawings = pictures.map(({ name, draw }) => [name, draw()])
  return createHash('sha256')
    .update(JSON.stringify([entries, drawings]))
    .digest('hex')
}

type Options = {
  log: (line: string) => void
  /** Look at every entry although the seed is the one of last time. */
  all?: boolean
}

// So that a seeder that was stopped in the middle goes on where it was.
const batchSize = 25

/**
 * Fills the database with the content of seed/content and the pictures of seed/images. May be run at any time and any
 * number of times: adds what is missing, changes nothing that is there.
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
  const entries = readEntries()
  const fingerprint = fingerprintOf(entries)
  if (!all && record.fingerprint === fingerprint) return log('Content: nothing new')

  log(`Pictures and films: ${await uploadMedia(strapi, record)} new`)
  await writeRecord(strapi, record)
  let created = 0
  for (let first = 0; first < entries.length; first += batchSize) {
    const batch = entries.slice(first, first + batchSize)
    await strapi.db.transaction(async () => {
      for (const entry of batch) created += await createEntry({ strapi, record }, entry)
      await writeRecord(strapi, record)
    })
    log(`Entries: ${first + batch.length} of ${entries.length}`)
  }
  await writeRecord(strapi, { ...record, fingerprint })
  log(`Content: ${created} new texts in ${entries.length} entries`)
}
