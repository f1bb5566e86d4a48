import { networkOf, type ProofPurpose } from '@krono/contract'
import type { Context } from 'koa'
import { countAttempts } from '../lib/attempts'
import { callerAddress } from '../lib/caller-address'
import { unprovedLimits } from '../lib/rate-limits'
import { judgeProof } from './judge-proof'

type Asked = Pick<Context, 'request' | 'req'>

/** What is thought of whoever sends something by a form that is open to everybody. */
export type Sender = {
  /** A proof of work that is still to be spent. */
  proof: string | undefined
  /** The field that nobody sees was filled in. */
  isProgram: boolean
  /** Of a proof that turns out to be spent. Throws tooManyRequests. */
  countUnproved: () => Promise<void>
}

const fromHere = countAttempts(unprovedLimits.fromHere)
const ofAll = countAttempts(unprovedLimits.all)

/**
 * Judges the fields that such a form has for this (`spamFields`). Without a proof few are let in, from one network and
 * at all: browsers without scripts make none (decision 188). Throws tooManyRequests.
 */
export async function judgeSender(
  ctx: Asked,
  { proof, website }: { proof: string; website: string },
  purpose: ProofPurpose,
): Promise<Sender> {
  const countUnproved = async () => {
    await fromHere.take(`${purpose} ${networkOf(callerAddress(ctx))}`)
    await ofAll.take(purpose)
  }
  const key = await judgeProof(proof, purpose)
  if (!key) await countUnproved()
  return { proof: key, isProgram: website !== '', countUnproved }
}
