import { normalizeText } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { labelOf } from '../../panel/editor/tables'
import { type PanelLanguage, panelLanguage } from '../../platform/lib/panel-language'
import { refuseField } from '../../publishing/documents/refuse-field'
import { type CouponFault, type CouponFields, couponFaultOf } from './broken-coupon'
import { couponUid } from './coupon-row'

const writing = new Set(['create', 'update', 'clone', 'publish'])

type Params = { documentId?: string; data?: CouponFields & Named }

/** The batch, and its search text. */
type Named = { batch?: string | null; batchWords?: string | null }

/**
 * Refuses a coupon that would be unusable, such as a percentage without a number or an unknown product, with a message
 * for the editor.
 */
export function refuseBrokenCoupons(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== couponUid || !writing.has(context.action)) return next()
    const { documentId, data } = context.params as Params
    const before: CouponFields | null = documentId
      ? await strapi.db.query(couponUid).findOne({ where: { documentId } })
      : null
    const fault = couponFaultOf({ ...before, ...data })
    if (!fault) {
      if (data && 'batch' in data) data.batchWords = data.batch ? normalizeText(data.batch) : null
      return next()
    }
    const { field, sentence } = refusalOf(fault, panelLanguage)
    throw refuseField(field, sentence)
  })
}

/** The message for the editor, with its field. */
export function refusalOf(fault: CouponFault, language: PanelLanguage) {
  const isHungarian = language === 'hun'
  if (fault.kind === 'products') {
    const sentence = isHungarian
      ? 'A kupon csak olyan termékhez szólhat, amelyet árulunk: válassz a listából.'
      : 'A coupon is for products that are sold: choose from the list.'
    return { field: 'products', sentence }
  }
  const labels = fault.fields.map((field) => labelOf(couponUid, field, language))
  const [field = 'kind'] = fault.fields
  const sentence = isHungarian
    ? `Ehhez a fajtához ez is kell: ${labels.join(' vagy ')}.`
    : `This kind needs one more field: ${labels.join(' or ')}.`
  return { field, sentence }
}
