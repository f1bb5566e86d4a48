import { factories } from '@strapi/strapi'
import type { Context } from 'koa'
import { voteFaq } from '../../../library/faq/vote-faq'
import { callerAddress } from '../../../platform/lib/caller-address'
import { readInput } from '../../../platform/lib/read-input'

export default factories.createCoreController('api::faq-entry.faq-entry', ({ strapi }) => ({
  /** POST /faq/vote `{ id, helped }` → whether it counted. */
  async vote(ctx: Context) {
    ctx.body = await voteFaq(strapi, readInput(ctx, 'voteFaq'), callerAddress(ctx))
  },
}))
