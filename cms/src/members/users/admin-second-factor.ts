import type { Core } from '@strapi/strapi'
import { readSettings } from '../../platform/settings/read-settings'
import type { SessionRow } from './sessions'
import type { UserRow } from './user-row'

export type Admin = {
  user: Pick<UserRow, 'isAdmin'>
  session: Pick<SessionRow, 'secondFactorAt'>
}

/**
 * Whether an admin may not use the back office in this session yet, as the setting `adminSecondFactor` requires a
 * passkey or a code (decision second-factor). False for all other users.
 */
export async function lacksSecondFactor(
  strapi: Core.Strapi,
  { user, session }: Admin,
): Promise<boolean> {
  if (!user.isAdmin || session.secondFactorAt !== null) return false
  return (await readSettings(strapi)).adminSecondFactor
}

/** Whether only a second factor confirms this session again, and the password alone does not, by the same setting. */
export async function confirmsBySecondFactor(
  strapi: Core.Strapi,
  { user, session }: Admin,
): Promise<boolean> {
  if (!user.isAdmin || session.secondFactorAt === null) return false
  return (await readSettings(strapi)).adminSecondFactor
}
