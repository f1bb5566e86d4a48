import type { Core } from '@strapi/strapi'

type Index = { name: string; made: string }

/** Without indexes that enforce a rule: unique ones, and keys. */
const questions = {
  postgres: `SELECT indexname AS name, indexdef AS made FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename = ? AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  sqlite: `SELECT name, sql AS made FROM sqlite_master
    WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL AND sql NOT LIKE 'CREATE UNIQUE%'`,
} as const

/**
 * Drops the indexes of tables before a bulk insert: creating an index afterwards takes a tenth of the time. Resolves to
 * a function that creates them again unchanged. If the seed fails before that, the database has to be discarded.
 */
export async function dropIndexes({ db }: Core.Strapi, tables: readonly string[]) {
  const { connection, dialect } = db
  const isPostgres = dialect.client === 'postgres'
  const indexes: Index[] = []
  for (const table of tables) {
    const result = await connection.raw(questions[isPostgres ? 'postgres' : 'sqlite'], [table])
    indexes.push(...(isPostgres ? result.rows : result))
  }
  for (const { name } of indexes) await connection.raw('DROP INDEX ??', [name])
  return async () => {
    // The client treats an unescaped question mark as a placeholder.
    for (const { made } of indexes) await connection.raw(made.replaceAll('?', '\\?'))
  }
}
