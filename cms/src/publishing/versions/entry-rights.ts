import type { Core } from '@strapi/strapi'
import { isVersioned, type VersionedUid } from './versioned-types'

type Row = Readonly<Record<string, unknown>>

export type EntryRight = 'create' | 'read' | 'update' | 'publish'

type Checks<Result> = Record<EntryRight, (row?: object, field?: string) => Result>

/** Strapi's permission checker for a panel user and a type. */
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
  /** Default: any locale. */
  locale?: string | undefined
}

/** Whether a panel user may do this with this entry, by the same rules as its form. */
export async function mayWithEntry(strapi: Core.Strapi, question: Question): Promise<boolean> {
  const { ability, uid, documentId, right, locale } = question
  if (!isVersioned(uid)) return false
  const checker = checkerOf(strapi, ability, uid)
  if (!checker.can[right]()) return false
  if (!checker.requiresEntity[right]()) return true
  const rows = await rowsOf(strapi, uid, documentId)
  // For a locale that does not exist, or no longer, the rights on the other locales decide.
  const localeRows = rows.filter((row) => isIn(locale, row))
  return (localeRows.length > 0 ? localeRows : rows).some((row) => checker.can[right](row))
}

/** Without i18n, every row belongs to each locale. */
const isIn = (locale: string | undefined, row: Row) =>
  locale === undefined || row.locale === null || row.locale === locale

/** With the creator and their roles, which a role's condition may check. */
const rowsOf = ({ db }: Core.Strapi, uid: VersionedUid, documentId: string): Promise<Row[]> =>
  db
    .query(uid)
    .findMany({ where: { documentId }, populate: { createdBy: { populate: ['roles'] } } })
