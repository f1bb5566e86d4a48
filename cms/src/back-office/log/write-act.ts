import type { ActName, SubjectKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A row of the log: what an admin did. Erasing a person blanks what it says of them, and who they were. */
export type ActRow = {
  id: number
  admin: number | null
  act: ActName
  subjectKind: SubjectKind
  subjectId: string
  before: Facts | null
  after: Facts | null
  reason: string | null
  createdAt: string
}

/** What was changed, as it was or is: no more of a person than one needs to understand the act. */
type Facts = Readonly<Record<string, unknown>>

type Act = {
  /** Whose act it is: the id of a user. */
  admin: number
  act: ActName
  subject: { kind: SubjectKind; id: string | number }
  before?: Facts
  after?: Facts
  reason?: string | undefined
}

export const actUid = 'api::admin-act.admin-act'

/** Writes down what an admin did, in the transaction in which it is done: neither stands without the other. */
export async function writeAct({ db }: Core.Strapi, { subject, ...act }: Act) {
  const { kind: subjectKind, id } = subject
  await db.query(actUid).create({ data: { ...act, subjectKind, subjectId: String(id) } })
}
