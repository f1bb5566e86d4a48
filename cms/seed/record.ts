import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { VideoFile } from '../src/library/videos/video-file'

/** What the seeder did so far; stored in the database. */
export type SeedRecord = {
  /** Fingerprint of the content that was seeded last. */
  fingerprint: string
  /** `uid key` to the document, and the languages that were seeded. */
  entries: Record<string, { documentId: string; languages: string[] }>
  /** Name of a picture to the file. */
  files: Record<string, number>
  /** Name of a film of the library to its file. */
  films: Record<string, VideoFile>
  /** Code of a role to the fingerprint of its demo account, as it was set last. */
  accounts: Record<string, string>
}

const empty: SeedRecord = { fingerprint: '', entries: {}, files: {}, films: {}, accounts: {} }

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'krono_seed' })

export async function readRecord(strapi: Core.Strapi): Promise<SeedRecord> {
  const stored = (await storeOf(strapi).get({ key: 'record' })) as Partial<SeedRecord> | null
  return { ...structuredClone(empty), ...stored }
}

export async function writeRecord(strapi: Core.Strapi, record: SeedRecord) {
  await storeOf(strapi).set({ key: 'record', value: record })
}

/** Identifies this database: assigned once, and gone with it. */
export async function databaseId(strapi: Core.Strapi): Promise<string> {
  const known = await storeOf(strapi).get({ key: 'database' })
  if (typeof known === 'string') return known
  const id = randomUUID()
  await storeOf(strapi).set({ key: 'database', value: id })
  return id
}
