import { storeInTab } from '@/ui/form/tab-values'
import type { readGift } from './read-gift'

type Written = Partial<ReturnType<typeof readGift>>

/** Keeps a gift as it was written until it is paid: who comes back from Stripe's page finds it as it was. */
export const storeGift = (gift: Written) =>
  storeInTab({
    'gift.recipientName': gift.recipientName,
    'gift.recipientEmail': gift.recipientEmail,
    'gift.message': gift.message,
    'gift.deliverOn': gift.deliverOn,
    'gift.giverName': gift.giverName,
    'gift.giverEmail': gift.giverEmail,
  })

/** Paid: nothing of it is needed any more. */
export const clearGift = () => storeGift({})
