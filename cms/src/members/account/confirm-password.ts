import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { readSettings } from '../../platform/settings/read-settings'
import { passSecondStep } from '../second-factor/require-code'
import { acceptPasskey } from '../second-factor/use-passkey'
import type { Caller } from '../users/caller'
import { freshenSession } from '../users/sessions'
import { requirePassword } from './update-password'

type Confirming = Pick<Caller, 'user' | 'session'>

type Typed = { password: string; code?: string | undefined }

/**
 * Marks a session as confirmed by password: for a while it may make calls that require that. Nothing else of the
 * session changes. Throws wrongPassword, codeNeeded, wrongSecondCode, secondFactorRequired; notAuthorized if the session
 * ended during the comparison, for example by a password change.
 */
export async function confirmPassword(strapi: Core.Strapi, caller: Confirming, typed: Typed) {
  await requirePassword(caller.user, typed.password, 'password')
  const hasSecondFactor = await passSecondStep(strapi, caller.user, typed.code)
  if (!hasSecondFactor) await requirePasskeyOfAdmin(strapi, caller)
  if (!(await freshenSession(strapi, caller.session, { hasSecondFactor })))
    throw new AppError('notAuthorized')
}

/** An admin who needs a second factor, and has passkeys but no app, confirms by a passkey. */
async function requirePasskeyOfAdmin(strapi: Core.Strapi, { user, session }: Confirming) {
  const { adminSecondFactor } = await readSettings(strapi)
  if (adminSecondFactor && user.isAdmin && session.secondFactorAt !== null)
    throw new AppError('secondFactorRequired')
}

/** The same by a passkey instead. Throws passkeyRefused, also for a passkey of another account. */
export const confirmByPasskey = (
  strapi: Core.Strapi,
  { user, session }: Confirming,
  response: AuthenticationResponseJSON,
) =>
  strapi.db.transaction(async () => {
    if ((await acceptPasskey(strapi, response)) !== user.id) throw new AppError('passkeyRefused')
    if (!(await freshenSession(strapi, session, { hasSecondFactor: true })))
      throw new AppError('notAuthorized')
  })
