import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { giftTable, openStates } from './gift-row'

/** Stores the states that gifts reached by time, for reading the table; `giftState` does not depend on it. */
export async function writeGiftStates(strapi: Core.Strapi, at: Date) {
  await changeInSteps(strapi, {
    table: giftTable,
    which: (gifts) => gifts.whereIn('state', [...openStates]).where('claim_until', '<=', at),
    change: { state: 'expired' },
  })
  await changeInSteps(strapi, {
    table: giftTable,
    which: (gifts) => gifts.where({ state: 'waiting' }).where('deliver_at', '<=', at),
    change: { state: 'delivered' },
  })
}
