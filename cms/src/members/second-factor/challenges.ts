import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { derivedKey } from '../../platform/lib/derived-key'
import { hashOf } from '../../platform/lib/secrets'
import { spendProof } from '../../platform/spam/spend-proof'

/** How long a passkey challenge is valid; shorter than the time that used ones are stored. */
export const challengeMs = 5 * 60_000

const timeBytes = 8
const randomPart = 16

/** What a challenge is for: adding a passkey to an account, or proving that one is there. */
export type ChallengePurpose = 'use' | `add:${number}`

const signatureOf = (purpose: ChallengePurpose, body: Buffer) =>
  createHmac('sha256', derivedKey('passkey challenges'))
    .update(purpose)
    .update('\0')
    .update(body)
    .digest()

/** A challenge with its signed time, so that none has to be stored before it is used. */
export function makeChallenge(purpose: ChallengePurpose): Buffer {
  const body = Buffer.alloc(timeBytes + randomPart)
  body.writeBigUInt64BE(BigInt(now().getTime()))
  randomBytes(randomPart).copy(body, timeBytes)
  return Buffer.concat([body, signatureOf(purpose, body)])
}

/** Whether a challenge is ours, for this purpose and not expired. */
export function isOwnChallenge(purpose: ChallengePurpose, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, timeBytes + randomPart)
  const signature = bytes.subarray(timeBytes + randomPart)
  const wanted = signatureOf(purpose, body)
  if (signature.length !== wanted.length || !timingSafeEqual(signature, wanted)) return false
  const ageMs = now().getTime() - Number(body.readBigUInt64BE())
  return ageMs >= 0 && ageMs <= challengeMs
}

/** Uses a challenge up; false if it was used before, also concurrently. */
export const spendChallenge = (strapi: Core.Strapi, challenge: string): Promise<boolean> =>
  spendProof(strapi, hashOf(challenge))
