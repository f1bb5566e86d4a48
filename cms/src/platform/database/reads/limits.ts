/** Maximum time of a back office statement: less than a response may take (middlewares/answer-in-time). */
export const longestReadMs = 3000

/** Maximum time of any other statement on PostgreSQL while the product serves requests. */
export const longestStatementMs = 30_000

/** Maximum concurrent connections of the back office. */
export const mostReads = { sqlite: 2, postgres: 3 } as const

/** Maximum time to connect to PostgreSQL, and to wait for a connection, while the product serves requests. */
export const longestWaitMs = { connect: 2500, acquire: 3000 } as const
