import type { Knex } from 'knex'
import { AppError } from '../../lib/app-error'
import { requestSignal, withoutSignal } from './request-signal'

type Connection = object & { __knex__disposed?: string }
export type Query = { sql: string; bindings?: readonly unknown[]; response?: unknown }

/** Members of knex's clients that its types lack. */
type Client = Omit<
  Knex.Client,
  'cancelQuery' | 'validateConnection' | 'acquireRawConnection' | 'destroyRawConnection'
> & {
  acquireRawConnection(): Promise<object>
  destroyRawConnection(connection: object): Promise<void>
  validateConnection(connection: object): boolean

  _query(connection: object, query: Query): Promise<Query>
  _formatBindings(bindings: readonly unknown[] | undefined): unknown[]
  cancelQuery(connection: object): Promise<unknown>
}
export type ClientClass = new (config: Knex.Config) => Client

/** The call was answered or its client disconnected: the rows are no longer needed. */
const cancelled = () =>
  Object.assign(new Error('The call of this statement has ended.'), { code: 'KRONO_CANCELLED' })

/** Error codes of a cancelled statement: PostgreSQL's, and that of our `sqlite-client`. */
const isEnded = (error: unknown) => ['57014', 'SQLITE_INTERRUPT'].includes(Object(error).code)

const retryAfterSeconds = 5

/**
 * A client of the same dialect that cancels a statement when its HTTP call ends. The connection of a cancelled
 * statement is not reused: the cancellation may arrive late and would hit the next statement.
 */
export const cancelOnAbort = (Dialect: ClientClass): ClientClass =>
  class extends Dialect {
    override async _query(connection: Connection, query: Query): Promise<Query> {
      const signal = requestSignal()
      if (signal?.aborted) throw cancelled()
      const cancel = () => {
        connection.__knex__disposed = 'its statement was cancelled'
        withoutSignal(() => this.cancelQuery(connection)).catch((error) =>
          strapi.log.warn(`A statement could not be cancelled: ${error}`),
        )
      }
      signal?.addEventListener('abort', cancel)
      try {
        return await super._query(connection, query)
      } catch (error) {
        if (signal?.aborted || !isEnded(error)) throw error
        throw new AppError('tooSlow', [], { retryAfterSeconds })
      } finally {
        signal?.removeEventListener('abort', cancel)
      }
    }
  }
