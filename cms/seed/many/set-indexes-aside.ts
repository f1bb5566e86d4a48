import type { Core } from '@strapi/strapi'

type Index = { name: string; made: string }

/** Without those that keep a rule: of what is unique, and of keys. */
const questions = {
  postgres: `SELECT indexname AS name, indexdef AS made FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename = ? AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  sqlite: `SELECT name, sql AS made FROM sqlite_master
    WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL AND sql NOT LIKE 'CREATE UNIQUE%'`,
} as const

/**
 * Takes the indexes of tables away into which very many rows come: made once of all rows, an index costs a tenth of what it
 * costs row by row. Resolves to what makes them again, as they were: a seed that ends before leaves a database to throw away.
 */
export async function setIndexesAside({ db }: Core.Strapi, tables: readonly string[]) {
  const { connection, dialect } = db
  const isPostgres = dialect.client === 'postgres'
  const indexes: Index[] = []
  for (const table of tables) {
    const answer = await connection.raw(questions[isPostgres ? 'postgres' : 'sqlite'], [table])
    indexes.push(...(isPostgres ? answer.rows : answer))
  }
  for (const { name } of indexes) await connection.raw('DROP INDEX ??', [name])
  return async () => {
    // To the client a question mark in a definition would be a value that is to come.
    for (const { made } of indexes) await connection.raw(made.replaceAll('?', '\\?'))
  }
}
