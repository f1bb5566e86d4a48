import { openPostgres, openSqlite, type Row } from '../../lib/databases.ts'
import type { Product } from './product.ts'

const listOf = {
  SQLite: `SELECT name FROM sqlite_master WHERE type = 'table'`,
  PostgreSQL: `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
}

/** Every row of every table. */
export async function everything(product: Product): Promise<Map<string, Row[]>> {
  const names = (await product.sql(listOf[product.database])).map(({ name }) => String(name))
  const { ATTACK_DATABASE_URL, DATABASE_FILE = '' } = product.env
  const tables = new Map<string, Row[]>()
  if (product.database === 'PostgreSQL') {
    const client = await openPostgres(ATTACK_DATABASE_URL ?? '')
    for (const name of names) tables.set(name, (await client.query(`SELECT * FROM "${name}"`)).rows)
    await client.end()
    return tables
  }
  const file = openSqlite(DATABASE_FILE)
  for (const name of names) tables.set(name, file.prepare(`SELECT * FROM "${name}"`).all())
  file.close()
  return tables
}

/** Names of the tables in which one of some texts stands, with how many rows. */
export async function tablesWith(product: Product, texts: readonly string[]) {
  const found: Record<string, Row[]> = {}
  for (const [name, rows] of await everything(product)) {
    const hits = rows.filter((row) => {
      const content = JSON.stringify(row)
      return texts.some((text) => content.includes(text))
    })
    if (hits.length > 0) found[name] = hits
  }
  return found
}
