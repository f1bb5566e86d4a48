import type { Core } from '@strapi/strapi'
import { refuseField } from '../documents/refuse-field'
import { coupon as couponTable } from '../editor/coupon'
import { type PanelLanguage, panelLanguage } from '../lib/panel-language'
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
    if (!fault) return next()
    const { field, sentence } = refusalOf(fault, panelLanguage)
    throw refuseField(field, sentence)
  })
}

/** What the editor reads, and beside which field. */
export function refusalOf(fault: CouponFault, language: PanelLanguage) {
  const isHungarian = language === 'hun'
  if (fault.kind === 'products') {
    const sentence = isHungarian
      ? 'A kupon csak olyan termékhez szólhat, amelyet árulunk: válassz a listából.'
      : 'A coupon is for products that are sold: choose from the list.'
    return { field: 'products', sentence }
  }
  const labels = fault.fields.map((field) => couponTable.fields[field][language].label)
  const [field = 'kind'] = fault.fields
  const sentence = isHungarian
    ? `Ehhez a fajtához ez is kell: ${labels.join(' vagy ')}.`
    : `This kind needs one more field: ${labels.join(' or ')}.`
  return { field, sentence }
}
