import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { coupon as couponTable } from '../editor/coupon'
import { env } from '../lib/env'
import { type CouponFault, type CouponFields, couponFaultOf } from './broken-coupon'
import { couponUid } from './coupon-row'

const writing = new Set(['create', 'update', 'clone', 'publish'])

type Params = { documentId?: string; data?: CouponFields }

/** A percentage without its number, or a product that there is not, is told to the editor who saves it. */
export function refuseBrokenCoupons(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== couponUid || !writing.has(context.action)) return next()
    const { documentId, data } = context.params as Params
    const before: CouponFields | null = documentId
      ? await strapi.db.query(couponUid).findOne({ where: { documentId } })
      : null
    const fault = couponFaultOf({ ...before, ...data })
    if (fault) throw new errors.ValidationError(sentenceOf(fault, env.LANGUAGE))
    return next()
  })
}

/** What the editor reads: the panel speaks Hungarian or English. */
export function sentenceOf(fault: CouponFault, language: Language): string {
  const isHungarian = language === 'hun'
  if (fault.kind === 'products') {
    const known = fault.known.map((key) => `"${key}"`).join(', ')
    return isHungarian
      ? `A termékek listája így fest: ["analysis-short"]. Ezek állhatnak benne: ${known}.`
      : `The list of products looks like this: ["analysis-short"]. It may hold: ${known}.`
  }
  const labels = fault.fields.map(
    (field) => couponTable.fields[field][isHungarian ? 'hun' : 'eng'].label,
  )
  return isHungarian
    ? `Ehhez a fajtához ez is kell: ${labels.join(' vagy ')}.`
    : `This kind needs one more field: ${labels.join(' or ')}.`
}
