import { defaultReferralRules, type ReferralRules, referralRules } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'

const uid = 'api::referral-rule.referral-rule'
const ruleKey = 'rules'

/** The rules in force: those saved by an admin, else the defaults. */
export async function readRules({ db }: Core.Strapi): Promise<ReferralRules> {
  const row = await db.query(uid).findOne({ where: { ruleKey } })
  const saved = referralRules.safeParse(row?.rules)
  return saved.success ? saved.data : defaultReferralRules
}

/** Stores them. In the caller's transaction. */
export async function writeRules(strapi: Core.Strapi, rules: ReferralRules) {
  const row = { rule_key: ruleKey, rules: JSON.stringify(rules) }
  await insertOnce(strapi, { table: 'referral_rules', unique: 'rule_key', row })
  const data = { rules, updatedAt: now() }
  await strapi.db.query(uid).updateMany({ where: { ruleKey }, data })
}
