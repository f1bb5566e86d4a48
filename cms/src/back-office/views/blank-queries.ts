import type { Core } from '@strapi/strapi'

/**
 * The log told once what saved views look for, which may name a person. Takes it out, at every start; what else the rows
 * say stays.
 */
export async function blankQueries({ db: { connection, dialect } }: Core.Strapi) {
  const without = dialect.client === 'postgres' ? "?? - 'query'" : "json_remove(??, '$.query')"
  for (const column of ['before', 'after'])
    await connection('admin_acts')
      .where({ subject_kind: 'list' })
      .whereIn('act', ['saveView', 'deleteView'])
      .whereRaw("?? -> 'query' IS NOT NULL", [column])
      .update({ [column]: connection.raw(without, [column]) })
}
