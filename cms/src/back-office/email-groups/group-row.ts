import type { EmailRule } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'

export type GroupRow = {
  id: number
  documentId: string
  name: string
  /** Null: its members were added by hand. */
  rule: EmailRule | null
  updatedAt: string
}

export const groupUid = 'api::email-group.email-group'
export const groupTable = 'email_groups'
export const memberTable = 'email_group_members'

type Key = { id: number } | { documentId: string } | { name: string }

export const findGroup = async ({ db }: Core.Strapi, where: Key): Promise<GroupRow | undefined> =>
  (await db.query(groupUid).findOne({ where })) ?? undefined

/** Throws notFound. */
export async function requireGroup(strapi: Core.Strapi, where: Key): Promise<GroupRow> {
  const group = await findGroup(strapi, where)
  if (!group) throw new AppError('notFound')
  return group
}
