import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newPostgres } from '../databases.ts'
import { state } from '../paths.mjs'
import { atTheEnd } from '../stopping.mjs'
import { isTemplate, makeTemplate, templateOf } from './postgres-template.ts'
import { seedContent } from './seed-content.ts'

/** To be copied: a folder with the uploads and the file of SQLite, or beside it a database of PostgreSQL. */
interface Seeded {
  folder: string
  template?: string
}

export type SeededName = 'SQLite' | 'PostgreSQL'

interface SeededDatabase {
  folder: string
  /** Files and folders of it. */
  outcome: string[]
  /** What cannot be seen from here is there as well. */
  isComplete: () => Promise<boolean>
  make: () => Promise<void>
  /** A copy of this command's own: another command may remake the stored one. */
  copy: () => Promise<Seeded>
}

const folderOf = (name: SeededName, language: string) =>
  path.join(state, 'seeded', `${name}-${language}`)

const uploadsIn = (folder: string) => path.join(folder, 'public/uploads')

function copyOf(folder: string) {
  const copy = mkdtempSync(path.join(tmpdir(), 'krono-seeded-'))
  atTheEnd(() => rmSync(copy, { recursive: true, force: true }))
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

/** The seeded databases that are stored between commands, by what they are made from. */
export const seededDatabases = { SQLite: sqlite, PostgreSQL: postgres } satisfies Record<
  SeededName,
  unknown
>
