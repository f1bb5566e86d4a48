/**
 * Error codes: Node's for connections, PostgreSQL's classes 08, 53 (too many connections, disk full) and
 * 57 (including statement timeouts), SQLite's for its file, and ours for a cancelled statement (database/reads).
 */
const codes =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08\w{3}|53\d{3}|57P0\d|57014|58030|KRONO_CANCELLED|SQLITE_(BUSY|LOCKED|IOERR|FULL|CANTOPEN|INTERRUPT)\w*)$/

/**
 * Error messages of pg and knex without a code, preceded by the statement if there was one; the last one is of a call
 * in a transaction that was ended for such a reason.
 */
const words =
  /(^| - )(Connection terminated|Client (was closed|has encountered a connection error) and is not queryable|timeout exceeded when trying to connect|timeout expired|Knex: Timeout|Transaction query already complete)/

/** Whether a call failed because the database did not answer: the call itself is valid and can be retried. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || words.test(error.message)
}

/** Whether the connection was lost while a transaction was committed: knex writes the statement before the cause. */
export const isCommitLost = (error: unknown): boolean =>
  isDatabaseAway(error) && error instanceof Error && /^COMMIT\b/i.test(error.message)
