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

/** Rows in which one of some texts stands, by table. */
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
