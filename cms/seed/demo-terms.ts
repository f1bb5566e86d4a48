import type { Plan } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../src/lib/clock'
import { addTerm } from '../src/membership/add-term'
import { refoldUser, termUid } from '../src/membership/term-rows'

const daysOf = { monthly: 30, yearly: 365 } as const satisfies Record<Plan, number>

/**
 * The plan of a demo member as a term like any other, which holds from this run on: what is redeemed or bought
 * then adds to it, and takes nothing away.
 */
export const ensureDemoTerm = async (strapi: Core.Strapi, userId: number, plan: Plan) =>
  strapi.db.transaction(async () => {
    const sourceKey = `demo:${userId}`
    await addTerm(strapi, { userId, sourceKey, from: now(), days: daysOf[plan], plan })
    const data = { from: now().toISOString() }
    await strapi.db.query(termUid).updateMany({ where: { sourceKey }, data })
    await refoldUser(strapi, userId)
  })
