import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsFolder } from './environment'
import { runSql } from './rows'
import type { RunningCms } from './running'

type Databased = Pick<RunningCms, 'database'>

/** Names of all tables, Strapi's own too. */
export async function tablesOf(cms: Databased): Promise<string[]> {
  const rows = await runSql(
    cms,
    cms.database.name === 'SQLite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  return rows.map(({ name }) => String(name))
}

/** Rows that contain one of these texts, by table. */
export async function findEverywhere(cms: Databased, texts: readonly string[]) {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const table of await tablesOf(cms)) {
    const rows = await runSql(cms, `SELECT * FROM "${table}"`)
    const hits = rows.filter((row) => {
      const content = JSON.stringify(row)
      return texts.some((text) => content.includes(text))
    })
    if (hits.length > 0) found[table] = hits
  }
  return found
}

/** The table of a content type of ours. */
export function tableOf(uid: string): string {
  const name = uid.split('.').at(-1)
  const file = path.join(cmsFolder, `src/api/${name}/content-types/${name}/schema.json`)
  return JSON.parse(readFileSync(file, 'utf8')).collectionName
}
