import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newPostgres } from '../databases.ts'
import { state } from '../paths.mjs'
import { onExit } from '../stopping.mjs'
import { isTemplate, makeTemplate, templateOf } from './postgres-template.ts'
import { seedContent } from './seed-content.ts'

/** The source of a copy: a folder with the uploads and the SQLite file, or with the uploads and a PostgreSQL template. */
interface Seeded {
  folder: string
  template?: string
}

export type SeededName = 'SQLite' | 'PostgreSQL'

interface SeededDatabase {
  folder: string
  /** Its files and folders. */
  outcome: string[]
  /** Whether the part outside the folder, such as a template on the server, exists as well. */
  isComplete: () => Promise<boolean>
  make: () => Promise<void>
  /** A copy for this command: another command may rebuild the stored one. */
  copy: () => Promise<Seeded>
}

const folderOf = (name: SeededName, language: string) =>
  path.join(state, 'seeded', `${name}-${language}`)

const uploadsIn = (folder: string) => path.join(folder, 'public/uploads')

function copyOf(folder: string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'krono-seeded-'))
  onExit(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  return copy
}

function sqlite(language: string): SeededDatabase {
  const folder = folderOf('SQLite', language)
  const file = path.join(folder, 'krono.db')
  return {
    folder,
    outcome: [file, uploadsIn(folder)],
    isComplete: async () => true,
    make: () => seedContent({ DATABASE_FILE: file }, { folder, language }),
    copy: async () => ({ folder: copyOf(folder) }),
  }
}

function postgres(language: string, inputs: string): SeededDatabase {
  const folder = folderOf('PostgreSQL', language)
  const template = templateOf(language)
  const fill = (url: string) => seedContent({ DATABASE_URL: url }, { folder, language })
  return {
    folder,
    outcome: [uploadsIn(folder)],
    isComplete: () => isTemplate(template, inputs),
    make: () => makeTemplate(template, inputs, fill),
    copy: async () => ({ folder: copyOf(folder), template: await newPostgres(template) }),
  }
}

/** The seeded databases that are stored between commands. */
export const seededDatabases = { SQLite: sqlite, PostgreSQL: postgres } satisfies Record<
  SeededName,
  unknown
>
