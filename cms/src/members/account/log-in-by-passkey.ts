import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { acceptPasskey } from '../second-factor/use-passkey'
import { startSession } from '../users/sessions'
import { findUser } from '../users/user-row'

type Login = { response: AuthenticationResponseJSON; rememberMe: boolean; device: string }

/**
 * Signs in with a passkey alone: the device has checked a finger, a face or a code of its own, so it is two factors in
 * one. Throws passkeyRefused, also for a blocked or unconfirmed account.
 */
export const logInByPasskey = (strapi: Core.Strapi, { response, ...session }: Login) =>
  strapi.db.transaction(async () => {
    const userId = await acceptPasskey(strapi, response)
    const user = await findUser(strapi, userId)
    if (!user?.confirmed || user.blocked) throw new AppError('passkeyRefused')
    return { user, ...(await startSession(strapi, { userId, secondFactorAt: 'now', ...session })) }
  })
