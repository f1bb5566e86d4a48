import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Core } from '@strapi/strapi'
import { hashOf } from '../../platform/lib/secrets'

export type PasskeyRow = {
  id: number
  documentId: string
  userId: number
  credentialId: string
  publicKey: string
  counter: string | number
  transports: WebAuthnCredential['transports'] | null
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export const passkeyUid = 'api::user-passkey.user-passkey'

/** Most passkeys of one user. */
export const mostPasskeys = 10

export const listPasskeys = ({ db }: Core.Strapi, userId: number): Promise<PasskeyRow[]> =>
  db.query(passkeyUid).findMany({ where: { userId }, orderBy: { id: 'asc' } })

export const countPasskeys = ({ db }: Core.Strapi, userId: number): Promise<number> =>
  db.query(passkeyUid).count({ where: { userId } })

export const findPasskey = async (
  { db }: Core.Strapi,
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  (await db.query(passkeyUid).findOne({ where: { credentialHash: hashOf(credentialId) } })) ??
  undefined

export const credentialOf = (row: PasskeyRow): WebAuthnCredential => ({
  id: row.credentialId,
  publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
  counter: Number(row.counter),
  ...(row.transports && { transports: row.transports }),
})

/** Deletes passkeys of a user: all, or one by its documentId. Returns how many. */
export async function removePasskeys(
  { db }: Core.Strapi,
  where: { userId: number; documentId?: string },
): Promise<number> {
  return (await db.query(passkeyUid).deleteMany({ where })).count
}
