import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { VideoFile } from '../src/library/videos/video-file'

/** Progress of the seeder; stored in the database. */
export type SeedRecord = {
  /** Fingerprint of the last seeded content. */
  fingerprint: string
  /** `uid key` → the document, and its seeded languages. */
  entries: Record<string, { documentId: string; languages: string[] }>
  /** Picture name → file id. */
  files: Record<string, number>
  /** Name of a library video → its file. */
  films: Record<string, VideoFile>
  /** Role code → fingerprint of its demo account when it was last set. */
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

/** Identifies this database: assigned once and stored in it. */
export async function databaseId(strapi: Core.Strapi): Promise<string> {
  const known = await storeOf(strapi).get({ key: 'database' })
  if (typeof known === 'string') return known
  const id = randomUUID()
  await storeOf(strapi).set({ key: 'database', value: id })
  return id
}
