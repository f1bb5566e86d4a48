import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { isOwnChallenge, makeChallenge, spendChallenge } from './challenges'
import { credentialOf, findPasskey, type PasskeyRow, passkeyUid } from './passkey-row'
import { relyingParty } from './relying-party'

/** Options for `navigator.credentials.get`: the device offers its passkeys of this site, so no account is disclosed. */
export const passkeyRequest = () =>
  generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: new Uint8Array(makeChallenge('use')),
    userVerification: 'required',
  })

/**
 * Verifies a passkey's response, once, in the caller's transaction. Returns whose it is. Throws passkeyRefused, the same
 * for every reason.
 */
export async function acceptPasskey(
  strapi: Core.Strapi,
  response: AuthenticationResponseJSON,
): Promise<number> {
  const row = await findPasskey(strapi, response.id)
  if (!row) return refuse()
  const { challenge, newCounter } = await verified(row, response)
  if (!(await spendChallenge(strapi, challenge))) refuse()
  const { count } = await strapi.db.query(passkeyUid).updateMany({
    where: { id: row.id, counter: row.counter },
    data: { counter: newCounter, lastUsedAt: now().toISOString() },
  })
  return count === 1 ? row.userId : refuse()
}

async function verified(row: PasskeyRow, response: AuthenticationResponseJSON) {
  let challenge = ''
  const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given
      return isOwnChallenge('use', given)
    },
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: credentialOf(row),
  }).catch(refuse)
  return isRight ? { challenge, newCounter: authenticationInfo.newCounter } : refuse()
}

// The library throws an Error with a description for each reason; none is disclosed.
function refuse(): never {
  throw new AppError('passkeyRefused')
}
