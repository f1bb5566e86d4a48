import type { Core } from '@strapi/strapi'

/** The database, or a transaction in it. */
export type Database = Core.Strapi['db']['connection']

/** A rule that must hold for payment data at any time: a sentence for each violation. */
export type Rule = (database: Database, at: Date) => Promise<string[]>

type Instants = (at: Date) => Readonly<Record<string, Date>>

/**
 * A rule as one statement, equal on SQLite and PostgreSQL: only faults are returned. Each row has a sentence, `fault`;
 * instants are named bindings (`:before`).
 */
export const bySql =
  (statement: string, instants: Instants = () => ({})): Rule =>
  async (database, at) => {
    const faults = database.raw(`(${statement}) AS faults`, instants(at))
    const rows: { fault: string }[] = await database.select('fault').from(faults)
    return rows.map(({ fault }) => fault)
  }

/** Constants as an SQL list. */
export const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** SQL of an order's name in sentences. */
export const named = "'Order ' || o.document_id || ' (' || o.state || ')'"

const dayMs = 86_400_000

export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * dayMs)
