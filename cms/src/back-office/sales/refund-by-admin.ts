import type { Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { paidOf } from '../../commerce/orders/paid-of'
import { refundOrder } from '../../commerce/payments/refunds/refund-order'
import { recordAction } from '../log/record-action'

type Wish = Inputs['adminRefund'] & { order: string; admin: number }

/** Refunds an order on an admin's request; logs who and why in the same transaction, once per form key. */
export const refundByAdmin = (strapi: Core.Strapi, { reason, admin, ...wish }: Wish) =>
  refundOrder(strapi, {
    ...wish,
    note: (row, amount) => {
      const { currency } = paidOf(row)
      return recordAction(strapi, {
        admin,
        act: 'refundOrder',
        subject: { kind: 'order', id: row.documentId },
        before: { refunded: row.refundedAmount, currency },
        after: { asked: amount, currency },
        reason,
      })
    },
  })
