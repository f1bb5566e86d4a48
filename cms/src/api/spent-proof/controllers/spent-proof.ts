import type { Context } from 'koa'
import { readInput } from '../../../platform/lib/read-input'
import { makeChallenge } from '../../../platform/spam/make-challenge'

export default {
  /** GET /proof/challenge?purpose= → a proof-of-work challenge for a form. */
  async challenge(ctx: Context) {
    const { purpose } = readInput(ctx, 'proofChallenge')
    ctx.body = await makeChallenge(purpose)
  },
}
