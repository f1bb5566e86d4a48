import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { readSettings } from '../../platform/settings/read-settings'
import type { SessionRow } from '../users/sessions'
import type { UserRow } from '../users/user-row'
import { countPasskeys } from './passkey-row'

type Admin = {
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

type Owner = Admin & { user: Pick<UserRow, 'id' | 'isAdmin'> }

/**
 * Before a change of an admin's passkeys or app: otherwise a known password would be enough to add a passkey. An admin
 * without any sets the first one up by the password. Throws secondFactorRequired.
 */
export async function requireOwnSecondFactor(strapi: Core.Strapi, caller: Owner): Promise<void> {
  if (!(await lacksSecondFactor(strapi, caller))) return
  // With an app, every password is followed by a code, so that only passkeys are left.
  if ((await countPasskeys(strapi, caller.user.id)) > 0) throw new AppError('secondFactorRequired')
}
