import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { type Admin, lacksSecondFactor } from '../users/admin-second-factor'
import type { UserRow } from '../users/user-row'
import { countPasskeys } from './passkey-row'

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
