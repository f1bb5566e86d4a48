import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { insertOnce } from '../../platform/lib/insert-once'
import { hashOf } from '../../platform/lib/secrets'
import { lockUser } from '../users/lock-user'
import type { UserRow } from '../users/user-row'
import { isOwnChallenge, makeChallenge, spendChallenge } from './challenges'
import { countPasskeys, listPasskeys, mostPasskeys } from './passkey-row'
import { relyingParty } from './relying-party'

type Owner = Pick<UserRow, 'id' | 'documentId' | 'email' | 'firstName'>

/** Options for `navigator.credentials.create`; devices that have a passkey of the user are excluded. */
export async function passkeyCreation(strapi: Core.Strapi, user: Owner) {
  const present = await listPasskeys(strapi, user.id)
  return generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new Uint8Array(Buffer.from(user.documentId)),
    userName: user.email,
    userDisplayName: user.firstName ?? user.email,
    challenge: new Uint8Array(makeChallenge(`add:${user.id}`)),
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      ...(transports && { transports }),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export type NewPasskey = { response: RegistrationResponseJSON; name: string }

/**
 * Stores a new passkey, in the caller's transaction. Throws passkeyRefused for a response that is not valid, was used
 * before or belongs to another account; tooManyPasskeys.
 */
export async function addPasskey(strapi: Core.Strapi, user: Owner, { response, name }: NewPasskey) {
  const { challenge, credential } = await verified(user, response)
  await lockUser(strapi, user.id)
  if (!(await spendChallenge(strapi, challenge))) throw new AppError('passkeyRefused')
  if ((await countPasskeys(strapi, user.id)) >= mostPasskeys) throw new AppError('tooManyPasskeys')
  const row = {
    user_id: user.id,
    credential_hash: hashOf(credential.id),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    name,
  }
  const id = await insertOnce(strapi, { table: 'user_passkeys', row, unique: 'credential_hash' })
  if (id === undefined) throw new AppError('passkeyRefused')
}

async function verified(user: Owner, response: RegistrationResponseJSON) {
  let challenge = ''
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given
      return isOwnChallenge(`add:${user.id}`, given)
    },
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
  }).catch(refuse)
  if (!registrationInfo) throw new AppError('passkeyRefused')
  return { challenge, credential: registrationInfo.credential }
}

// The library throws an Error with a description for each reason; the reader can do nothing with it.
function refuse(): never {
  throw new AppError('passkeyRefused')
}
