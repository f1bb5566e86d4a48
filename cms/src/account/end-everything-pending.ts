import type { Core } from '@strapi/strapi'
import { endSessions } from '../users/sessions'
import { changeUser, type UserRow } from '../users/user-row'
import { voidTokens } from './one-use-tokens'

type Change = Partial<Omit<UserRow, 'id' | 'documentId'>>

/**
 * What a thief may have begun ends with the account's change: sessions, every link that waits, the address that
 * waits. In the caller's transaction, with the user's row held. "It was not me" stays, or the thief would end it.
 */
export async function endEverythingPending(strapi: Core.Strapi, id: number, change: Change) {
  await changeUser(strapi, id, { ...change, pendingEmail: null })
  await voidTokens(strapi, id, ['confirmEmail', 'changeEmail', 'resetPassword'])
  await endSessions(strapi, { userId: id })
}
