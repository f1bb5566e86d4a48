import { networkOf, type ProofPurpose } from '@krono/contract'
import type { Context } from 'koa'
import { callerAddress } from '../lib/caller-address'
import { unprovedLimits } from '../lib/rate-limits'
import { countAttempts } from '../limits/attempts'
import { verifyProof } from './verify-proof'

type Asked = Pick<Context, 'request' | 'req'>

/** Spam check of a submission of a public form. */
export type Sender = {
  /** A valid proof of work that is not spent yet. */
  proof: string | undefined
  /** The hidden field was filled in. */
  isProgram: boolean
  /** To be called if the proof turns out to be spent. Throws tooManyRequests. */
  countUnproved: () => Promise<void>
}

const fromHere = countAttempts(unprovedLimits.fromHere)
const ofAll = countAttempts(unprovedLimits.all)

/**
 * Checks the spam fields of a form (`spamFields`). Without a proof only a few submissions are accepted, per network and
 * in total: browsers without scripts cannot make one. Throws tooManyRequests.
 */
export async function evaluateSender(
  ctx: Asked,
  { proof, website }: { proof: string; website: string },
  purpose: ProofPurpose,
): Promise<Sender> {
  const countUnproved = async () => {
    await fromHere.take(`${purpose} ${networkOf(callerAddress(ctx))}`)
    await ofAll.take(purpose)
  }
  const key = await verifyProof(proof, purpose)
  if (!key) await countUnproved()
  return { proof: key, isProgram: website !== '', countUnproved }
}
