import type { Core } from '@strapi/strapi'
import { Secret, TOTP } from 'otpauth'
import { now } from '../../platform/lib/clock'
import { decryptText, encryptText } from '../../platform/lib/encrypted-text'
import { env } from '../../platform/lib/env'
import { lockUser } from '../users/lock-user'

type Row = { id: number; secret: string; isOn: boolean; lastStep: number }

const uid = 'api::user-authenticator.user-authenticator'
const purpose = 'authenticator secrets'
const periodSeconds = 30

/** Clocks may differ by one period in either direction (RFC 6238, section 5.2). */
const window = 1

const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: env.PRODUCT_NAME, label, secret, period: periodSeconds, digits: 6 })

const findRow = async ({ db }: Core.Strapi, userId: number): Promise<Row | undefined> =>
  (await db.query(uid).findOne({ where: { userId } })) ?? undefined

/** Whether the user's password logins need a code of an app. */
export const hasAuthenticator = async (strapi: Core.Strapi, userId: number): Promise<boolean> =>
  (await findRow(strapi, userId))?.isOn === true

/**
 * Creates a new key for an app that is not switched on yet; replaces an earlier attempt. In the caller's transaction.
 * Returns the key in base32 and the address for the QR code (otpauth://); undefined if one is switched on.
 */
export async function startAuthenticator(
  strapi: Core.Strapi,
  { id: userId, email }: { id: number; email: string },
) {
  await lockUser(strapi, userId)
  if (await hasAuthenticator(strapi, userId)) return undefined
  const secret = new Secret({ size: 20 })
  await removeAuthenticator(strapi, userId)
  await strapi.db.query(uid).create({
    data: { userId, secret: encryptText(secret.base32, purpose), isOn: false, lastStep: 0 },
  })
  return { secret: secret.base32, uri: totpOf(secret, email).toString() }
}

/** Accepts a code once: of concurrent calls with the same code exactly one gets true. */
export async function acceptCode(
  strapi: Core.Strapi,
  userId: number,
  code: string,
  { isOn }: { isOn: boolean },
): Promise<boolean> {
  const row = await findRow(strapi, userId)
  if (row?.isOn !== isOn) return false
  const secret = Secret.fromBase32(decryptText(row.secret, purpose))
  const timestamp = now().getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: row.id, isOn, lastStep: { $lt: step } },
    data: { lastStep: step, isOn: true },
  })
  return count === 1
}

/** Returns whether there was one. */
export async function removeAuthenticator({ db }: Core.Strapi, userId: number): Promise<boolean> {
  const { count } = await db.query(uid).deleteMany({ where: { userId } })
  return count > 0
}
