import { markUsed } from '../pay-links/mark-used'
import { notifyPayer } from '../pay-links/notify-payer'
import type { GuestOrderModule } from './product-module'

/** An order paid by a payment link grants nothing: the payer gets the receipt. */
export const payLinkModule: GuestOrderModule = {
  accept: markUsed,
  async sell(strapi, { order, receipt }) {
    return (number) =>
      notifyPayer(strapi, order, receipt && number ? { ...receipt, number } : undefined)
  },
}
