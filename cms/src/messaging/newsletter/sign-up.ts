import type { Core } from '@strapi/strapi'
import type { Sender } from '../../platform/spam/evaluate-sender'
import { requireProof } from '../../platform/spam/require-proof'
import { askToJoin } from './ask-to-join'

/**
 * Handles the public newsletter form. A submission that filled in the hidden field (a program) gets the same response
 * and is ignored. Throws tooManyRequests.
 */
export async function signUp(
  strapi: Core.Strapi,
  { email, sender }: { email: string; sender: Sender },
) {
  if (sender.isProgram) return
  await strapi.db.transaction(async () => {
    await requireProof(strapi, sender)
    await askToJoin(strapi, { email, source: 'form' })
  })
}
