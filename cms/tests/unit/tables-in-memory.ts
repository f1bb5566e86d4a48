import type { Core } from '@strapi/strapi'

type Row = Record<string, unknown> & { id: number }
type Where = Record<string, unknown>

/** A number, or an instant as a row and a question write it. */
const measure = (value: unknown) =>
  typeof value === 'number' ? value : new Date(value as string | Date).getTime()

function isAsked(value: unknown, asked: unknown): boolean {
  const { $in, $gt } = Object(asked)
  if (Array.isArray($in)) return $in.includes(value)
  if ($gt !== undefined) return measure(value) > measure($gt)
  return (value ?? null) === asked
}

/** Of statements of ours only the lock of a row is known here: nobody else asks. */
const locking = (rows: () => readonly Row[]) => () => ({
  where: ({ id }: Where) => ({
    forUpdate: () => ({ first: async () => rows().find((row) => row.id === id) }),
  }),
})

/**
 * Tables as far as rules ask for them: by equal fields, `$in` and `$gt`, nothing else. What many do at once is tried
 * on a real database.
 *
 * @param tables uid → rows
 */
export function tablesInMemory(tables: Record<string, Row[]>) {
  let last = 100
  const query = (uid: string) => {
    tables[uid] ??= []
    const rows = tables[uid]
    const found = (where: Where = {}) =>
      rows.filter((row) =>
        Object.entries(where).every(([field, asked]) => isAsked(row[field], asked)),
      )
    return {
      findOne: async ({ where }: { where: Where }) => found(where)[0] ?? null,
      findMany: async ({ where }: { where: Where }) => found(where),
      count: async () => rows.length,
      create: async ({ data }: { data: object }) => {
        last += 1
        const row = { ...data, id: last }
        rows.push(row)
        return row
      },
      update: async ({ where, data }: { where: Where; data: object }) =>
        Object.assign(found(where)[0] ?? {}, data),
      updateMany: async ({ where, data }: { where: Where; data: object }) => {
        const changed = found(where)
        for (const row of changed) Object.assign(row, data)
        return { count: changed.length }
      },
      deleteMany: async ({ where }: { where: Where }) => {
        for (const row of found(where)) rows.splice(rows.indexOf(row), 1)
      },
    }
  }
  const users = () => tables['plugin::users-permissions.user'] ?? []
  const transaction = async (work: (given: { trx: unknown }) => unknown) =>
    work({ trx: locking(users) })
  return { strapi: { db: { query, transaction } } as unknown as Core.Strapi, tables }
}
