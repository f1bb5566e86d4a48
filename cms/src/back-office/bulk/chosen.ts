import { type BulkTarget, listFilters, parseInput, queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import { userTable } from '../../members/users/user-row'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { lists } from '../lists/all-lists'
import { rowsOf } from '../lists/where-of'

/** The users of an act between two ids, as rows `u`: those of a page, or all that a list finds. Throws invalidField. */
export function chosen(
  strapi: Core.Strapi,
  target: BulkTarget,
  [first, last]: readonly [number, number],
) {
  const users = strapi.db.connection(`${userTable} as u`).whereBetween('u.id', [first, last])
  if ('ids' in target) return users.whereIn('u.document_id', [...target.ids])
  if (lists[target.list].table !== factsTable) throw fieldError('invalidField', 'target')
  const given = queryOf(new URLSearchParams(target.query))
  const asked = parseInput(listFilters, given, env.LANGUAGE)
  if (!asked.ok) throw new AppError('invalidField', asked.error.errors ?? [])
  const found = rowsOf(strapi, target.list, asked.data).whereBetween('t.user_id', [first, last])
  return users.whereIn('u.id', found.select('t.user_id'))
}
