import type { Core } from '@strapi/strapi'
import { insertOnce } from '../lib/insert-once'

export const proofTable = 'spent_proofs'

/** Uses a proof up, in the transaction of what it was for; false when it was used before, at the same moment too. */
export const spendProof = async (strapi: Core.Strapi, key: string): Promise<boolean> =>
  (await insertOnce(strapi, { table: proofTable, row: { key }, unique: 'key' })) !== undefined
