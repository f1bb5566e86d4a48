import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../refusal'
import { databaseNames } from './copy-database'
import { describeDatabase, isEmpty } from './describe-database'
import { askSqlite, openSqlite } from './statements'
import type { Target } from './target'

const running =
  'The product is running: another program has the database open. Stop it first; nothing was changed.'

/** Restores into a SQLite file, which may not exist yet. */
export function sqliteTarget(setting: string): Target {
  const file = path.resolve(setting)
  const prepared = `${file}.restoring`
  const remove = async () => {
    for (const ending of ['', '-wal', '-shm', '-journal'])
      await rm(`${prepared}${ending}`, { force: true })
  }
  return {
    prepared: { DATABASE_FILE: prepared },
    async requireStopped() {
      if (existsSync(file)) leaveLog(file, running)
    },
    async isEmpty() {
      if (!existsSync(file)) return true
      const database = openSqlite(file)
      try {
        return await isEmpty(askSqlite(database), 'sqlite')
      } finally {
        database.close()
      }
    },
    async prepare(folder) {
      await remove()
      await mkdir(path.dirname(prepared), { recursive: true })
      await copyFile(path.join(folder, databaseNames.sqlite), prepared)
      const database = openSqlite(prepared)
      try {
        database.pragma('quick_check')
        database.prepare('ANALYZE').run()
        // Without the tables of ANALYZE itself, which have the prefix of SQLite.
        return await describeDatabase(askSqlite(database), 'sqlite')
      } finally {
        database.close()
      }
    },
    async swap() {
      leaveLog(prepared, 'Another program has the prepared database open; nothing was changed.')
      if (!existsSync(file)) {
        await rename(prepared, file)
        return undefined
      }
      leaveLog(file, running)
      const before = `${file}.before-${Date.now()}`
      await link(file, before)
      await rename(prepared, file)
      return path.basename(before)
    },
    discard: remove,
  }
}

/** Moves everything into the one file. SQLite refuses that while another program has the database open. */
function leaveLog(file: string, refusal: string) {
  const database = openSqlite(file)
  try {
    database.pragma('busy_timeout = 0')
    database.pragma('journal_mode = DELETE')
  } catch (error) {
    if (/SQLITE_BUSY|locked/.test(String(error))) throw new Refusal(refusal)
    throw error
  } finally {
    database.close()
  }
}
