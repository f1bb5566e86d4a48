import type { Core } from '@strapi/strapi'
import type { Sender } from '../spam/judge-sender'
import { takeProof } from '../spam/take-proof'
import { askToJoin } from './ask-to-join'

/**
 * Somebody typed an address into the form. A program that filled in what nobody sees hears what everybody hears, and
 * nothing follows. Throws tooManyRequests.
 */
export async function signUp(
  strapi: Core.Strapi,
  { email, sender }: { email: string; sender: Sender },
) {
  if (sender.isProgram) return
  await strapi.db.transaction(async () => {
    await takeProof(strapi, sender)
    await askToJoin(strapi, { email, source: 'form' })
  })
}
