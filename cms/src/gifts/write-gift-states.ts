import type { Core } from '@strapi/strapi'
import { giftUid, openStates } from './gift-row'

/** Writes down what time made of gifts, for whoever looks into the table; `giftState` needs no waiting for it. */
export async function writeGiftStates({ db }: Core.Strapi, at: Date) {
  const gifts = db.query(giftUid)
  await gifts.updateMany({
    where: { state: { $in: [...openStates] }, claimUntil: { $lte: at } },
    data: { state: 'expired' },
  })
  await gifts.updateMany({
    where: { state: 'waiting', deliverAt: { $lte: at } },
    data: { state: 'delivered' },
  })
}
