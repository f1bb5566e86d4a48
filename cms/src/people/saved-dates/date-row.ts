import type { SavedDate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { newRow } from '../../platform/lib/new-row'
import { nameKeys } from './name-keys'

export const datesTable = 'registered_dates'
export const groupsTable = 'date_groups'

export const columns = ['document_id', 'name', 'date', 'group_key', 'invitation_id'] as const

export type Row = {
  document_id: string
  name: string
  date: string
  group_key: string | null
  invitation_id: string | null
}

export type NewDate = Pick<SavedDate, 'name' | 'date' | 'group'>

export const answerOf = (row: Row): SavedDate => ({
  id: row.document_id,
  name: row.name,
  date: row.date,
  group: row.group_key,
  isInvited: row.invitation_id !== null,
})

/** The row of a date that a user saves. */
export const rowOf = (userId: number, { name, date, group }: NewDate) => ({
  ...newRow(),
  user_id: userId,
  name,
  ...nameKeys(name),
  date,
  group_key: group,
  invitation_id: null,
})

/** The database, or a transaction of it. */
export type Connection = Core.Strapi['db']['connection']

/** A user's dates that are not deleted; the condition equals that of the partial indexes. */
export const livingOf = (connection: Connection, userId: number) =>
  connection(datesTable).where({ user_id: userId }).whereNull('deleted_at')
