import type { Core } from '@strapi/strapi'
import type { AnalysisRow } from '../../../analysis/analyses/analysis-row'
import { addDownloadLink, endLinks, mostLinks } from '../../../analysis/analyses/download-links'
import { shortNames } from '../../../commerce/entitlements/grant-analysis'
import type { OrderRow } from '../../../commerce/orders/order-row'
import { type ReceiptRow, receiptUid } from '../../../commerce/receipts/issue-receipt'
import type { UserRow } from '../../../members/users/user-row'
import { downloadLink } from '../../../messaging/mail/links'
import { orderReference } from '../../../messaging/mail/order-reference'
import { env } from '../../../platform/lib/env'
import { dayText } from '../../../platform/lib/local-form'

type Wish = { analysis: AnalysisRow; user: UserRow; order: OrderRow; endsOthers?: boolean }

/** Data of an e-mail about an analysis, with a new link that only its owner receives. */
export async function linkForOwner(
  strapi: Core.Strapi,
  { analysis, user, order, endsOthers = false }: Wish,
) {
  await endLinks(strapi, analysis.id, endsOthers ? 0 : mostLinks - 1)
  const { token, expiresAt } = await addDownloadLink(strapi, {
    userId: user.id,
    analysisId: analysis.id,
    language: env.LANGUAGE,
  })
  const receipt: ReceiptRow | null = await strapi.db
    .query(receiptUid)
    .findOne({ where: { orderId: order.id, kind: 'receipt' } })
  return {
    name: user.firstName,
    product: order.productName,
    about: shortNames(order.people ?? []),
    number: orderReference(order, receipt?.number ?? null),
    until: dayText(expiresAt),
    link: downloadLink(token),
  }
}
