import type { Core } from '@strapi/strapi'
import { latestMs } from './judge-proof'
import { proofTable } from './spend-proof'

/** Forgets proofs that would be too late by now in any case. */
export const forgetProofs = ({ db }: Core.Strapi, at: Date) =>
  db.transaction(({ trx }) =>
    trx(proofTable)
      .where('created_at', '<', new Date(at.getTime() - latestMs))
      .delete(),
  )
