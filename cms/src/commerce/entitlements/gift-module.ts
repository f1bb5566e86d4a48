import { now } from '../../platform/lib/clock'
import { addGift } from '../gifts/add-gift'
import { notifyGiver } from '../gifts/gift-emails'
import { grant } from './grant'
import type { GuestOrderModule } from './product-module'

/** An order bought as a gift. The gift belongs to its giver until it is claimed; its product is granted by the claim. */
export const giftModule: GuestOrderModule = {
  async sell(strapi, { order, parent, receipt }) {
    const at = now()
    const gift = await addGift(strapi, { order, at })
    await grant(strapi, {
      kind: 'gift',
      sourceKey: `order:${order.id}:gift`,
      thingId: gift.id,
      userId: order.userId,
      orderId: order.id,
      parent,
      from: at,
      until: gift.claimUntil,
    })
    return (number) => notifyGiver(strapi, { gift, order, receipt, number })
  },
}
