import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { makeChallenge } from '../../../spam/make-challenge'

export default {
  /** GET /proof/challenge?purpose= → work for whoever fills in a form. */
  async challenge(ctx: Context) {
    const { purpose } = readInput(ctx, 'proofChallenge')
    ctx.body = await makeChallenge(purpose)
  },
}
