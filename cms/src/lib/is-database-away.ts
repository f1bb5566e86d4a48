/** Node's words for a connection, PostgreSQL's classes 08 and 57 (and too many connections), SQLite's for its file. */
const codes =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08\w{3}|57P0\d|53300|SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN)\w*)$/

/**
 * Of pg and knex, which have no codes for these, after the statement where there was one; the last is of a call whose
 * transaction was ended for such a reason.
 */
const words =
  /(^| - )(Connection terminated|Client (was closed|has encountered a connection error) and is not queryable|timeout exceeded when trying to connect|timeout expired|Knex: Timeout|Transaction query already complete)/

/** Whether a call failed because the database did not answer: it will later, and nothing is wrong with the call. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || words.test(error.message)
}
