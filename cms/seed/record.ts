import type { Core } from '@strapi/strapi'
import type { FilmFile } from '../src/films/film-file'

/** What the seeder did so far; kept in the database. */
export type SeedRecord = {
  /** Fingerprint of the content that was brought in last. */
  fingerprint: string
  /** `uid key` to the document, and the languages that were brought in. */
  entries: Record<string, { documentId: string; languages: string[] }>
  /** Name of a picture to the file. */
  files: Record<string, number>
  /** Name of a film of the library to its file. */
  films: Record<string, FilmFile>
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
