import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { passSecondStep } from '../second-factor/require-code'
import { acceptPasskey } from '../second-factor/use-passkey'
import { confirmsBySecondFactor } from '../users/admin-second-factor'
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
  // An admin with passkeys but without an app.
  if (!hasSecondFactor && (await confirmsBySecondFactor(strapi, caller)))
    throw new AppError('secondFactorRequired')
  if (!(await freshenSession(strapi, caller.session, { hasSecondFactor })))
    throw new AppError('notAuthorized')
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
