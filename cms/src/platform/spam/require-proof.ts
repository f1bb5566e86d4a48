import type { Core } from '@strapi/strapi'
import type { Sender } from './evaluate-sender'
import { spendProof } from './spend-proof'

/**
 * Whether a submission has a valid proof of work, which is spent in the same transaction. Throws tooManyRequests if the
 * proof was used before and the sender exceeds the limit without proofs.
 */
export async function requireProof(
  strapi: Core.Strapi,
  { proof, countUnproved }: Sender,
): Promise<boolean> {
  if (!proof) return false
  if (await spendProof(strapi, proof)) return true
  await countUnproved()
  return false
}
