import type { SwitchedPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { OrderRow } from '../../../commerce/orders/order-row'
import { findPayLink, payLinkTable, payLinkUid } from '../../../commerce/pay-links/pay-link-row'
import {
  openOrdersOfLink,
  queueSessionExpiry,
} from '../../../commerce/payments/checkout/expire-link-sessions'
import { lockRows } from '../../../platform/database/lock-rows'
import { AppError } from '../../../platform/lib/app-error'
import { recordAction } from '../../log/record-action'

type Switch = { admin: number; id: string; isOff: boolean; reason: string }

/**
 * Closes or reopens a payment link. The response lists the payers with an open Checkout Session; a task expires these
 * sessions. Throws notFound.
 */
export const switchPayLink = async (
  strapi: Core.Strapi,
  { admin, id, isOff, reason }: Switch,
): Promise<SwitchedPayLink> =>
  strapi.db.transaction(async (): Promise<SwitchedPayLink> => {
    await lockRows(strapi, payLinkTable, { document_id: id })
    const link = await findPayLink(strapi, { documentId: id })
    if (!link) throw new AppError('notFound')
    const open = isOff ? await openOrdersOfLink(strapi, link.id) : []
    const answer = { id, open: open.map(payerOf) }
    if (link.isOff === isOff) return answer
    const where = { documentId: id }
    await strapi.db.query(payLinkUid).updateMany({ where, data: { isOff } })
    if (open.length > 0) await queueSessionExpiry(strapi, link.id)
    await recordAction(strapi, {
      admin,
      act: 'switchPayLink',
      subject: { kind: 'payLink', id },
      before: { isOff: link.isOff },
      after: { isOff, ...(isOff && { open: open.map(({ documentId }) => documentId) }) },
      reason,
    })
    return answer
  })

const payerOf = ({ documentId, billing, buyerEmail, amount, currency }: OrderRow) => ({
  order: documentId,
  name: billing?.fullName ?? null,
  email: buyerEmail,
  total: { amount, currency },
})
