import type { Core } from '@strapi/strapi'
import type { Sender } from './judge-sender'
import { spendProof } from './spend-proof'

/**
 * Whether something came with a proof of work, which is used up with it, in the same transaction. Throws
 * tooManyRequests when the proof was used before and the sender is over what may come without.
 */
export async function takeProof(
  strapi: Core.Strapi,
  { proof, countUnproved }: Sender,
): Promise<boolean> {
  if (!proof) return false
  if (await spendProof(strapi, proof)) return true
  await countUnproved()
  return false
}
