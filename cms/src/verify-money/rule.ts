import type { Core } from '@strapi/strapi'

/** The database, or a transaction in it. */
export type Database = Core.Strapi['db']['connection']

/** Something that must hold of money at any moment: a sentence for everything that does not. */
export type Rule = (database: Database, at: Date) => Promise<string[]>

type Instants = (at: Date) => Readonly<Record<string, Date>>

/**
 * A rule as one statement, the same on SQLite and PostgreSQL: the database looks through its rows, and only the faults
 * leave it. Each row of the answer is a sentence, `fault`; instants stand in the statement by their names (`:before`).
 */
export const bySql =
  (statement: string, instants: Instants = () => ({})): Rule =>
  async (database, at) => {
    const faults = database.raw(`(${statement}) AS faults`, instants(at))
    const rows: { fault: string }[] = await database.select('fault').from(faults)
    return rows.map(({ fault }) => fault)
  }

/** Words of ours as a list in a statement. */
export const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** How sentences name an order. */
export const named = "'Order ' || o.document_id || ' (' || o.state || ')'"

const dayMs = 86_400_000

export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * dayMs)
