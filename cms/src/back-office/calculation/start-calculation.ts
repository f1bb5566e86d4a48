import { engineVersion } from '@krono/chart'
import { mostCalculated, type NewCalculation } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUser } from '../../members/users/lock-user'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { insertOnce } from '../../platform/lib/insert-once'
import { newDocumentId } from '../../platform/lib/new-row'
import { addTask } from '../../platform/tasks/add-task'
import { recordAction } from '../log/record-action'
import { requireAdmin } from '../rights/require-area'
import { calculationTable } from './calculation-row'
import type { Input } from './lines-of'
import { usersOf } from './users-of'

type Wish = NewCalculation & { admin: number }

/**
 * Stores the dates of a calculation and queues its task; returns its id. A repeated key gets the calculation of the first
 * call. Throws calculationEmpty, calculationTooMany, invalidField.
 */
export async function startCalculation(
  strapi: Core.Strapi,
  { admin, key: keyOfForm, name, from, draft }: Wish,
): Promise<string> {
  const key = `${admin}:${keyOfForm}`
  const known = await idWith(strapi.db.connection, key)
  if (known !== undefined) return known
  const { source } = from
  const { input, all } = await prepare(strapi, from)
  const isDraft = draft !== null && Object.values(draft).some((one) => one !== undefined)
  const row = {
    document_id: newDocumentId(),
    ...{ key, admin, name: name || null, source, all, engine_version: engineVersion },
    ...{ state: 'waiting', input: JSON.stringify(input) },
    ...{ cursor: 0, done: 0, faulty: 0, differing: 0 },
    draft: isDraft ? JSON.stringify(draft) : null,
  }
  return strapi.db.transaction(async ({ trx }): Promise<string> => {
    await lockUser(strapi, admin)
    await requireAdmin(strapi, admin, 'work')
    const id = await insertOnce(strapi, { table: calculationTable, row, unique: 'key' })
    // On SQLite, a query outside of the transaction would wait for the connection that it holds.
    if (id === undefined) return (await idWith(trx, key)) ?? ''
    await addTask(strapi, { kind: 'runCalculation', about: id, payload: { calculation: id } })
    await recordAction(strapi, {
      admin,
      act: 'calculate',
      subject: { kind: 'calculation', id: row.document_id },
      after: { source, all, ...('lines' in from ? {} : input), ...(isDraft && { draft }) },
    })
    return row.document_id
  })
}

type Connection = Core.Strapi['db']['connection']

async function idWith(connection: Connection, key: string): Promise<string | undefined> {
  const row: { document_id: string } | undefined = await connection(calculationTable)
    .where({ key })
    .first('document_id')
  return row?.document_id
}

async function prepare(
  strapi: Core.Strapi,
  from: NewCalculation['from'],
): Promise<{ input: Input; all: number }> {
  if ('lines' in from) {
    const { lines } = from
    if (new Set(lines.map(({ row }) => row)).size < lines.length)
      throw fieldError('invalidField', 'from')
    return { input: { lines }, all: lines.length }
  }
  const input = from.source === 'group' ? { group: from.group } : { query: from.query }
  const users = await usersOf(strapi, input)
  const found = await users().count({ count: '*' }).first()
  const all = Number(found?.count ?? 0)
  if (all === 0) throw new AppError('calculationEmpty')
  if (all > mostCalculated) throw new AppError('calculationTooMany')
  return { input, all }
}
