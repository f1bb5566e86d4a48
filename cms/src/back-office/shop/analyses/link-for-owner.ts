import type { Core } from '@strapi/strapi'
import type { AnalysisRow } from '../../../analyses/analysis-row'
import { addDownloadLink, endLinks, mostLinks } from '../../../analyses/download-links'
import { shortNames } from '../../../entitlements/grant-analysis'
import { env } from '../../../lib/env'
import { dayText } from '../../../lib/local-form'
import { downloadLink } from '../../../mail/links'
import { numberOf } from '../../../mail/number-of'
import type { OrderRow } from '../../../orders/order-row'
import { type ReceiptRow, receiptUid } from '../../../receipts/issue-receipt'
import type { UserRow } from '../../../users/user-row'

type Wish = { analysis: AnalysisRow; user: UserRow; order: OrderRow; endsOthers?: boolean }

/** What a letter about an analysis says, with a new link, which nobody but its owner sees. */
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
    number: numberOf(order, receipt?.number ?? null),
    until: dayText(expiresAt),
    link: downloadLink(token),
  }
}
