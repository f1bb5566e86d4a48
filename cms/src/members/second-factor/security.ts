import type { Security } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { queueMail } from '../../messaging/mail/queue-mail'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { newDocumentId } from '../../platform/lib/new-row'
import type { Caller } from '../users/caller'
import { lockUser } from '../users/lock-user'
import { clearSecondFactor, markSecondFactor } from '../users/sessions'
import type { UserRow } from '../users/user-row'
import { addPasskey, type NewPasskey } from './add-passkey'
import { requireOwnSecondFactor } from './admin-second-factor'
import {
  acceptCode,
  hasAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from './authenticator'
import { countPasskeys, listPasskeys, removePasskeys } from './passkey-row'
import { countRecoveryCodes, removeRecoveryCodes, renewRecoveryCodes } from './recovery-codes'

/** How a user signs in beyond the password, for the profile. */
export async function securityOf(strapi: Core.Strapi, userId: number): Promise<Security> {
  const [passkeys, hasApp, codesLeft] = await Promise.all([
    listPasskeys(strapi, userId),
    hasAuthenticator(strapi, userId),
    countRecoveryCodes(strapi, userId),
  ])
  return {
    passkeys: passkeys.map(({ documentId, name, createdAt, lastUsedAt }) => ({
      id: documentId,
      name,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt && new Date(lastUsedAt).toISOString(),
    })),
    hasApp,
    codesLeft,
  }
}

/** The user learns of every change by e-mail: it may be somebody else's. In the caller's transaction. */
const mailChange = (strapi: Core.Strapi, { id, email, firstName: name }: UserRow) =>
  queueMail(strapi, {
    mail: 'secondFactorChanged',
    to: email,
    userId: id,
    data: { name },
    dedupeKey: `secondFactorChanged:${newDocumentId()}`,
  })

/** An admin without any could otherwise confirm a session neither by the password nor by a second factor. */
async function clearIfNoneLeft(strapi: Core.Strapi, userId: number) {
  if ((await countPasskeys(strapi, userId)) > 0 || (await hasAuthenticator(strapi, userId))) return
  await clearSecondFactor(strapi, userId)
}

/** Adds a passkey: this session counts as confirmed by it. Throws secondFactorRequired. */
export const addOwnPasskey = (strapi: Core.Strapi, caller: Caller, wish: NewPasskey) =>
  strapi.db.transaction(async () => {
    const { user, session } = caller
    // Of two first passkeys at once the second one is refused.
    await lockUser(strapi, user.id)
    await requireOwnSecondFactor(strapi, caller)
    await addPasskey(strapi, user, wish)
    await markSecondFactor(strapi, session)
    await mailChange(strapi, user)
  })

/** Throws notFound for a passkey that is not the user's, secondFactorRequired. */
export const removeOwnPasskey = (strapi: Core.Strapi, caller: Caller, documentId: string) =>
  strapi.db.transaction(async () => {
    const { user } = caller
    await requireOwnSecondFactor(strapi, caller)
    await lockUser(strapi, user.id)
    if ((await removePasskeys(strapi, { userId: user.id, documentId })) === 0)
      throw new AppError('notFound')
    await clearIfNoneLeft(strapi, user.id)
    await mailChange(strapi, user)
  })

/** Returns the key of an app that is not switched on yet. Throws appIsOn. */
export const startApp = (strapi: Core.Strapi, { user }: Caller) =>
  strapi.db.transaction(async () => {
    const started = await startAuthenticator(strapi, user)
    if (!started) throw new AppError('appIsOn')
    return started
  })

/** Switches the app on with its first code. Returns the recovery codes. Throws wrongSecondCode, secondFactorRequired. */
export const enableApp = (strapi: Core.Strapi, caller: Caller, code: string) =>
  strapi.db.transaction(async (): Promise<string[]> => {
    const { user, session } = caller
    await lockUser(strapi, user.id)
    await requireOwnSecondFactor(strapi, caller)
    if (!(await acceptCode(strapi, user.id, code, { isOn: false })))
      throw fieldError('wrongSecondCode', 'code')
    await markSecondFactor(strapi, session)
    await mailChange(strapi, user)
    return renewRecoveryCodes(strapi, user.id)
  })

/** Switches the app off; its recovery codes are void. Idempotent. */
export const disableApp = (strapi: Core.Strapi, { user }: Caller) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, user.id)
    await removeRecoveryCodes(strapi, user.id)
    if (await removeAuthenticator(strapi, user.id)) await mailChange(strapi, user)
    await clearIfNoneLeft(strapi, user.id)
  })

/** Throws appIsOff without an app: a passkey needs no codes, the password replaces it. */
export const renewCodes = (strapi: Core.Strapi, { user }: Caller) =>
  strapi.db.transaction(async (): Promise<string[]> => {
    await lockUser(strapi, user.id)
    if (!(await hasAuthenticator(strapi, user.id))) throw new AppError('appIsOff')
    return renewRecoveryCodes(strapi, user.id)
  })

/**
 * Removes everything beyond the password, for a user who lost it all. Returns whether there was anything. In the caller's
 * transaction.
 */
export async function removeSecondFactors(strapi: Core.Strapi, user: UserRow): Promise<boolean> {
  const passkeys = await removePasskeys(strapi, { userId: user.id })
  const hadApp = await removeAuthenticator(strapi, user.id)
  await removeRecoveryCodes(strapi, user.id)
  if (passkeys === 0 && !hadApp) return false
  await mailChange(strapi, user)
  return true
}
