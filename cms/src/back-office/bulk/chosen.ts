import { type BulkWho, listFilters, parseInput, queryOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../../lib/app-error'
import { env } from '../../lib/env'
import { factsTable } from '../../users/facts/facts-row'
import { userTable } from '../../users/user-row'
import { lists } from '../lists/all-lists'
import { rowsOf } from '../lists/where-of'

/** Whom an act is about, as rows `u` of users: those of a page, or all whom a list finds. Throws invalidField. */
export function chosen(strapi: Core.Strapi, who: BulkWho) {
  const users = strapi.db.connection(`${userTable} as u`)
  if ('ids' in who) return users.whereIn('u.document_id', [...who.ids])
  if (lists[who.list].table !== factsTable) throw fieldError('invalidField', 'who')
  const given = queryOf(new URLSearchParams(who.query))
  const asked = parseInput(listFilters, given, env.LANGUAGE)
  if (!asked.ok) throw new AppError('invalidField', asked.error.errors ?? [])
  return users.whereIn('u.id', rowsOf(strapi, who.list, asked.data).select('t.user_id'))
}
