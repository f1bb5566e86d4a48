import { factsTable } from '../../members/users/facts/facts-row'
import { contains } from './apply-filter'
import type { Connection, ListSearch } from './definition'

type Words = readonly string[]

/** Users who match all words by name or address. */
export function people(connection: Connection, words: Words) {
  const rows = connection(`${factsTable} as f`)
  for (const text of words) contains(rows, connection, { column: 'f.search_text', text })
  return rows
}

/** As an array PostgreSQL can use an index beside the other half of an OR; a subquery would become a filter. */
export const ofPeople = (connection: Connection, words: Words) => {
  const ids = people(connection, words).select('f.user_id')
  const isPostgres = connection.client.dialect === 'postgresql'
  return connection.raw(isPostgres ? 't.user_id = ANY(ARRAY(?))' : 't.user_id IN ?', [ids])
}

/** Rows of the users who match all words. */
export const byPerson: ListSearch['applyFilter'] = (rows, { connection, words }) =>
  void rows.whereRaw(ofPeople(connection, words))
