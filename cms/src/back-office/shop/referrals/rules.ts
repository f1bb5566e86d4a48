import type { AdminReferralRules, ReferralRules } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { codeTable } from '../../../commerce/referrals/code-row'
import { readRules, writeRules } from '../../../commerce/referrals/rules'
import { readsOf } from '../../../platform/database/reads/reads'
import { recordAction } from '../../log/record-action'

const sums = ['registered', 'confirmed', 'held', 'purchases', 'rewards'] as const

/** The rules, and the totals of all codes. */
export async function showRules(strapi: Core.Strapi): Promise<AdminReferralRules> {
  const reads = readsOf(strapi)
  const [row] = await reads(codeTable)
    .count({ codes: '*' })
    .sum(Object.fromEntries(sums.map((name) => [name, name])))
  const [taken] = await reads('referral_rewards')
    .whereNot({ state: 'given' })
    .count({ revoked: '*' })
  const of = (name: string) => Number({ ...row, ...taken }[name] ?? 0)
  return {
    rules: await readRules(strapi),
    totals: {
      codes: of('codes'),
      registered: of('registered'),
      confirmed: of('confirmed'),
      held: of('held'),
      purchases: of('purchases'),
      rewards: of('rewards'),
      revoked: of('revoked'),
    },
  }
}

type Wish = { admin: number; rules: ReferralRules; reason: string }

/** Saves the rules, which apply to rewards given from now on. */
export const saveRules = async (
  strapi: Core.Strapi,
  { admin, rules, reason }: Wish,
): Promise<{ rules: ReferralRules }> =>
  strapi.db.transaction(async () => {
    const before = await readRules(strapi)
    await writeRules(strapi, rules)
    const subject = { kind: 'list', id: 'referrals' } as const
    await recordAction(strapi, {
      admin,
      act: 'saveReferralRules',
      subject,
      before,
      after: rules,
      reason,
    })
    return { rules }
  })
