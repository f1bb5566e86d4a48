import type { Core } from '@strapi/strapi'
import { insertOnce } from '../lib/insert-once'

export const proofTable = 'spent_proofs'

/** Spends a proof, in the transaction of its use; false if it was used before, also concurrently. */
export const spendProof = async (strapi: Core.Strapi, key: string): Promise<boolean> =>
  (await insertOnce(strapi, { table: proofTable, row: { key }, unique: 'key' })) !== undefined
