import type { Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { paidOf } from '../../orders/paid-of'
import { refundOrder } from '../../payments/refund-order'
import { writeAct } from '../log/write-act'

type Wish = Inputs['adminRefund'] & { order: string; admin: number }

/** Gives an order's money back as an admin asks for it; who, and why, is written with it, once for each form. */
export const giveMoneyBack = (strapi: Core.Strapi, { reason, admin, ...wish }: Wish) =>
  refundOrder(strapi, {
    ...wish,
    note: (row, amount) => {
      const { currency } = paidOf(row)
      return writeAct(strapi, {
        admin,
        act: 'refundOrder',
        subject: { kind: 'order', id: row.documentId },
        before: { refunded: row.refundedAmount, currency },
        after: { asked: amount, currency },
        reason,
      })
    },
  })
