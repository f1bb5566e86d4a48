import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { type EntitlementRow, entitlementTable, type State, worseOf } from './entitlement-row'

export type Knex = Core.Strapi['db']['connection']

type Found = { id: number; order_state?: string | null } & Record<string, unknown>

const pageSize = 500

/** Reads what a question finds, in the order of its ids. */
export async function eachOf(
  ask: () => ReturnType<Knex['select']>,
  id: string,
  work: (row: Found) => Promise<unknown>,
) {
  let last = 0
  for (;;) {
    const rows: Found[] = await ask().where(id, '>', last).orderBy(id).limit(pageSize)
    for (const row of rows) await work(row)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

const stateByOrder: Readonly<Record<string, State>> = {
  disputed: 'suspended',
  refunded: 'revoked',
}

export const stateOf = ({ order_state }: Found): State =>
  stateByOrder[order_state ?? ''] ?? 'active'

export const parentOf = async (
  trx: Knex,
  where: { kind: string; thing_id: unknown },
): Promise<{ id: number; state: State } | undefined> =>
  where.thing_id === null ? undefined : trx(entitlementTable).where(where).first('id', 'state')

export type Columns = Record<string, unknown> & { own_state: State; created_at: unknown }
type Parent = Pick<EntitlementRow, 'id' | 'state'> | undefined

export const add = (trx: Knex, row: Columns, parent?: Parent) =>
  trx(entitlementTable)
    .insert({
      ...newRow(),
      state_since: row.created_at ?? now(),
      state: worseOf(row.own_state, parent?.state ?? 'active'),
      parent_id: parent?.id ?? null,
      ...row,
    })
    .onConflict('source_key')
    .ignore()
