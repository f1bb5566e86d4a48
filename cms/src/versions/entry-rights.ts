import type { Core } from '@strapi/strapi'
import { isVersioned, type VersionedUid } from './versioned-types'

type Row = Readonly<Record<string, unknown>>

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

type Question = {
  ability: unknown
  uid: string
  documentId: string
  right: EntryRight
  /** Left out: in any language. */
  locale?: string | undefined
}

/** Whether somebody of the panel may do this with this very entry, as in its form. */
export async function mayWithEntry(strapi: Core.Strapi, question: Question): Promise<boolean> {
  const { ability, uid, documentId, right, locale } = question
  if (!isVersioned(uid)) return false
  const checker = checkerOf(strapi, ability, uid)
  if (!checker.can[right]()) return false
  if (!checker.requiresEntity[right]()) return true
  const rows = await rowsOf(strapi, uid, documentId)
  // Of a language that it does not have, or not any more, whoever has one of the others may speak.
  const own = rows.filter((row) => isIn(locale, row))
  return (own.length > 0 ? own : rows).some((row) => checker.can[right](row))
}

/** Of what has no languages, every row is in each. */
const isIn = (locale: string | undefined, row: Row) =>
  locale === undefined || row.locale === null || row.locale === locale

/** With whom a condition of a role may ask for. */
const rowsOf = ({ db }: Core.Strapi, uid: VersionedUid, documentId: string): Promise<Row[]> =>
  db
    .query(uid)
    .findMany({ where: { documentId }, populate: { createdBy: { populate: ['roles'] } } })
