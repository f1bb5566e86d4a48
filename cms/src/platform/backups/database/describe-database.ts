import { createHash } from 'node:crypto'
import type { Manifest } from '../manifest'
import type { Ask } from './statements'

export type Kind = Manifest['database']['kind']

/** Statements that differ between the databases; each returns rows with `name` or `line`. */
const lists = {
  sqlite: {
    tables: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    columns: `SELECT m.name || '.' || c.name || ' ' || c.type AS line FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
  },
  postgres: {
    tables: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    columns: `SELECT table_name || '.' || column_name || ' ' || data_type AS line FROM information_schema.columns
      WHERE table_schema = 'public'`,
  },
} as const satisfies Record<Kind, Record<string, string>>

const tablesOf = async (ask: Ask, kind: Kind) =>
  (await ask<{ name: string }>(lists[kind].tables)).map(({ name }) => name)

export const isEmpty = async (ask: Ask, kind: Kind) => (await tablesOf(ask, kind)).length === 0

/** Number of rows of each table, and a fingerprint of tables and columns. */
export async function describeDatabase(ask: Ask, kind: Kind): Promise<Manifest['database']> {
  const rows: Record<string, number> = {}
  for (const table of await tablesOf(ask, kind)) {
    const [row] = await ask<{ n: number | string }>(`SELECT count(*) AS n FROM "${table}"`)
    rows[table] = Number(row?.n)
  }
  const columns = await ask<{ line: string }>(lists[kind].columns)
  // Sorted here: databases sort by different rules.
  const lines = columns.map(({ line }) => line).sort()
  const schema = createHash('sha256').update(lines.join('\n')).digest('hex')
  return { kind, schema, rows }
}

/** One sentence for each difference. */
export function differences(
  { rows: wanted, schema }: Manifest['database'],
  { rows: found, schema: foundSchema }: Manifest['database'],
): string[] {
  const tables = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort()
  const counts = tables
    .filter((table) => wanted[table] !== found[table])
    .map((table) => `${table}: ${found[table] ?? 'no'} rows instead of ${wanted[table] ?? 'none'}`)
  return schema === foundSchema ? counts : [...counts, 'tables or columns differ']
}
