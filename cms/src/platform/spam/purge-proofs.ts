import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../database/in-steps'
import { proofTable } from './spend-proof'
import { latestMs } from './verify-proof'

/** Deletes expired proofs. */
export const purgeProofs = (strapi: Core.Strapi, at: Date) =>
  changeInSteps(strapi, {
    table: proofTable,
    which: (proofs) => proofs.where('created_at', '<', new Date(at.getTime() - latestMs)),
  })
