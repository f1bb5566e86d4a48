import type { Core } from '@strapi/strapi'
import { endSessions } from '../users/sessions'
import { changeUser, type UserRow } from '../users/user-row'
import { voidTokens } from './one-use-tokens'

type Change = Partial<Omit<UserRow, 'id' | 'documentId'>>

/**
 * Ends everything that an attacker may have started: sessions, all pending links, a pending address. In the caller's
 * transaction, with the user's row locked. "It was not me" links stay, otherwise the attacker could end them.
 */
export async function endEverythingPending(strapi: Core.Strapi, id: number, change: Change) {
  await changeUser(strapi, id, { ...change, pendingEmail: null })
  await voidTokens(strapi, id, ['confirmEmail', 'changeEmail', 'resetPassword'])
  await endSessions(strapi, { userId: id })
}
