import type { ActionName, SubjectKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A log row of an admin's action. Erasing a user blanks the details and the subject. */
export type AuditRow = {
  id: number
  admin: number | null
  act: ActionName
  subjectKind: SubjectKind
  subjectId: string
  before: Facts | null
  after: Facts | null
  reason: string | null
  createdAt: string
}

/** The changed values, before or after: no more personal data than needed to understand the action. */
type Facts = Readonly<Record<string, unknown>>

type Action = {
  /** User id of the acting admin; null: the operator, on the command line. */
  admin: number | null
  act: ActionName
  subject: { kind: SubjectKind; id: string | number }
  before?: Facts
  after?: Facts
  reason?: string | undefined
}

export const auditUid = 'api::admin-act.admin-act'

/** Logs an admin's action in the transaction of the action itself: both are stored or neither. */
export async function recordAction({ db }: Core.Strapi, { subject, ...act }: Action) {
  const { kind: subjectKind, id } = subject
  await db.query(auditUid).create({ data: { ...act, subjectKind, subjectId: String(id) } })
}
