import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-backups-'))
const at = (...names: string[]) => path.join(folder, ...names)

const hasAge = spawnSync('age', ['--version']).status === 0
if (!hasAge) console.warn('age is not installed: encrypted backups are not tested.')
const withAge = hasAge ? test : test.skip

/** Makes a key; returns its recipient. */
function newKey(name: string): string {
  if (!hasAge) return 'age1none'
  execFileSync('age-keygen', ['--output', at(name)], { stdio: 'ignore' })
  return /public key: (\S+)/.exec(readFileSync(at(name), 'utf8'))?.[1] ?? ''
}

// Read once, by the first import of the modules under test.
process.env.BACKUP_AGE_RECIPIENT = newKey('key')
process.env.DATABASE_FILE = at('product', 'krono.db')
process.env.PUBLIC_FOLDER = at('product', 'public')
newKey('other-key')

const modules = async () => ({
  ...(await import('../../src/platform/backups/make-backup')),
  ...(await import('../../src/platform/backups/restore-backup')),
  ...(await import('../../src/platform/backups/list-backups')),
  ...(await import('../../src/platform/backups/erasure-records')),
  ...(await import('../../src/platform/backups/stores/folder-store')),
  ...(await import('../../src/platform/backups/database/statements')),
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function sql(...statements: string[]) {
  const { openSqlite, askSqlite } = await modules()
  const file = at('product', 'krono.db')
  writeFileSync(file, '', { flag: 'a' })
  const database = openSqlite(file)
  try {
    let rows: object[] = []
    for (const one of statements) rows = await askSqlite(database)(one)
    return rows
  } finally {
    database.close()
  }
}

const names = () => sql('SELECT name FROM people ORDER BY name')

beforeEach(async () => {
  for (const name of ['product', 'backups']) rmSync(at(name), { recursive: true, force: true })
  for (const name of ['product/public/uploads/people', 'product/private/films'])
    mkdirSync(at(name), { recursive: true })
  writeFileSync(at('product/public/uploads/a.webp'), 'picture')
  writeFileSync(at('product/public/uploads/people/empty.webp'), '')
  writeFileSync(at('product/private/films/b.mp4'), 'film')
  await sql(
    'PRAGMA journal_mode = WAL',
    'CREATE TABLE people (name TEXT)',
    `INSERT INTO people VALUES ('Anna'), ('Béla')`,
  )
})

type Options = {
  identity?: string
  isReplacing?: boolean
  eraseAgain?: (settings: Record<string, string>, accounts: readonly string[]) => Promise<number>
}

async function backUp(how = { isUnencrypted: false }) {
  const { makeBackup, folderStore } = await modules()
  return makeBackup(folderStore(at('backups')), how)
}

async function restore({ identity = 'key', isReplacing = true, ...more }: Options = {}) {
  const { restoreBackup, folderStore, listBackups } = await modules()
  const store = folderStore(at('backups'))
  const [backup] = await listBackups(store)
  if (!backup) throw new Error('There is no backup.')
  await restoreBackup({
    ...{ store, backup, identityFile: at(identity), isReplacing },
    ...{ isOtherVersion: false, isCheck: false, erasureStores: [store], report: () => undefined },
    eraseAgain: more.eraseAgain ?? (async () => 0),
  })
}

const archive = () => {
  const [name = ''] = readdirSync(at('backups')).filter((one) => one.endsWith('.age'))
  return at('backups', name)
}

/** Makes the checksum beside the archive that of its present content. */
function sign() {
  const sum = execFileSync('sha256sum', [archive()], { encoding: 'utf8' })
  writeFileSync(`${archive()}.sha256`, sum)
}

describe('a backup', () => {
  withAge('brings back rows and files into another folder', async () => {
    const { rows, files } = await backUp()
    expect([rows, files]).toEqual([2, 3])
    rmSync(at('product'), { recursive: true })
    await restore({ isReplacing: false })
    expect(await names()).toEqual([{ name: 'Anna' }, { name: 'Béla' }])
    expect(readFileSync(at('product/public/uploads/a.webp'), 'utf8')).toBe('picture')
    expect(readFileSync(at('product/public/uploads/people/empty.webp'), 'utf8')).toBe('')
    expect(readFileSync(at('product/private/films/b.mp4'), 'utf8')).toBe('film')
  })

  withAge('contains no readable data', async () => {
    await backUp()
    expect(readFileSync(archive()).includes('age-encryption.org')).toBe(true)
    expect(spawnSync('tar', ['--list', '--gzip', '--file', archive()]).status).not.toBe(0)
  })

  withAge('that failed leaves a note, and no archive', async () => {
    rmSync(at('product/krono.db'))
    // Not an Error of this realm when another test file of the process loaded the addon first.
    await expect(backUp()).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
    expect(readdirSync(at('backups'))).toEqual([expect.stringMatching(/^krono-.*\.failed$/)])
  })
})

describe('a restore is refused, and changes nothing,', () => {
  const refusals: [string, () => unknown, Options, RegExp][] = [
    [
      'for a changed byte',
      () => {
        const bytes = readFileSync(archive())
        bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
        writeFileSync(archive(), bytes)
      },
      {},
      /is damaged or cut off: its SHA-256/,
    ],
    [
      'for a changed byte under a new checksum',
      () => {
        const bytes = readFileSync(archive())
        bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
        writeFileSync(archive(), bytes)
        sign()
      },
      {},
      /age failed/,
    ],
    ['for a file that was cut off', () => truncateSync(archive(), 300), {}, /cut off/],
    [
      'for a file that was cut off under a new checksum',
      () => {
        truncateSync(archive(), 300)
        sign()
      },
      {},
      /age failed/,
    ],
    ['without its checksum', () => rmSync(`${archive()}.sha256`), {}, /did not finish/],
    ['with another key', () => undefined, { identity: 'other-key' }, /Is it the right key/],
    ['into a database with data', () => undefined, { isReplacing: false }, /pass --replace/],
  ]

  test.each(hasAge ? refusals : [])('%s', async (_what, spoil, how, sentence) => {
    await backUp()
    await sql(`INSERT INTO people VALUES ('Csaba')`)
    writeFileSync(at('product/public/uploads/a.webp'), 'newer')
    spoil()
    await expect(restore(how)).rejects.toThrow(sentence)
    expect(await names()).toHaveLength(3)
    expect(readFileSync(at('product/public/uploads/a.webp'), 'utf8')).toBe('newer')
    expect(readdirSync(at('product'))).toEqual(['krono.db', 'private', 'public'])
  })

  withAge('while the product has the database open', async () => {
    const { openSqlite } = await modules()
    await backUp()
    const running = openSqlite(at('product/krono.db'))
    running.pragma('journal_mode = WAL')
    running.prepare('SELECT count(*) FROM people').all()
    await expect(restore()).rejects.toThrow(/The product is running/)
    running.close()
    await restore()
  })

  withAge('when erased accounts cannot be erased again', async () => {
    await backUp()
    await sql(`INSERT INTO people VALUES ('Csaba')`)
    const eraseAgain = () => Promise.reject(new Error('no Strapi'))
    await expect(restore({ eraseAgain })).rejects.toThrow('no Strapi')
    expect(await names()).toHaveLength(3)
    expect(readdirSync(at('product'))).toEqual(['krono.db', 'private', 'public'])
  })
})

withAge(
  'a restore keeps the previous database, and erases recorded accounts before the exchange',
  async () => {
    const { recordErasure, folderStore } = await modules()
    await backUp()
    const store = folderStore(at('backups'))
    for (const day of ['2026-11-28', '2026-11-29'])
      await recordErasure(store, 'abcdefghij0123456789abcd', new Date(`${day}T10:00:00Z`))
    const seen: unknown[] = []
    await restore({
      eraseAgain: async ({ DATABASE_FILE }, accounts) => {
        seen.push(path.basename(DATABASE_FILE ?? ''), ...accounts)
        return accounts.length
      },
    })
    expect(seen).toEqual(['krono.db.restoring', 'abcdefghij0123456789abcd'])
    expect(readdirSync(at('product'))).toEqual([
      'krono.db',
      expect.stringMatching(/^krono\.db\.before-\d+$/),
      'private',
      'public',
    ])
  },
)
