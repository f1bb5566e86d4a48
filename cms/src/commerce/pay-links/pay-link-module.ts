import type { GuestOrderModule } from '../entitlements/product-module'
import { markUsed } from './mark-used'
import { notifyPayer } from './notify-payer'

/** An order paid by a payment link grants nothing: the payer gets the receipt. */
export const payLinkModule: GuestOrderModule = {
  accept: markUsed,
  async sell(strapi, { order, receipt }) {
    return (number) =>
      notifyPayer(strapi, order, receipt && number ? { ...receipt, number } : undefined)
  },
}
