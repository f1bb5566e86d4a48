import type { Core } from '@strapi/strapi'
import { isVersioned, type VersionedUid } from './versioned-types'

export type EntryRight = 'create' | 'read' | 'update'

type Checks<Result> = Record<EntryRight, (row?: object, field?: string) => Result>

/** Strapi's own judge of what somebody of the panel may do with a type. */
type Checker = {
  can: Checks<boolean>
  requiresEntity: Checks<boolean>
  sanitizeUpdateInput: (row: object) => (data: object) => Promise<object>
}

export const checkerOf = (strapi: Core.Strapi, userAbility: unknown, uid: string): Checker =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid })

type Question = { ability: unknown; uid: string; documentId: string; right: EntryRight }

/** Whether somebody of the panel may do this with this very entry, as in its form. */
export async function mayWithEntry(strapi: Core.Strapi, question: Question): Promise<boolean> {
  const { ability, uid, documentId, right } = question
  if (!isVersioned(uid)) return false
  const checker = checkerOf(strapi, ability, uid)
  if (!checker.can[right]()) return false
  if (!checker.requiresEntity[right]()) return true
  const rows = await rowsOf(strapi, uid, documentId)
  return rows.length > 0 && rows.every((row) => checker.can[right](row))
}

/** With whom a condition of a role may ask for. */
const rowsOf = (
  { db }: Core.Strapi,
  uid: VersionedUid,
  documentId: string,
): Promise<Record<string, unknown>[]> =>
  db
    .query(uid)
    .findMany({ where: { documentId }, populate: { createdBy: { populate: ['roles'] } } })
