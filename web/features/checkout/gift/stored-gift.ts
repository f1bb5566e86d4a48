import { storeInTab } from '@/ui/form/tab-values'
import type { readGift } from './read-gift'

type Written = Partial<ReturnType<typeof readGift>>

/** Stores a gift until it is paid, for a buyer who returns from Stripe's page. */
export const storeGift = (gift: Written) =>
  storeInTab({
    'gift.recipientName': gift.recipientName,
    'gift.recipientEmail': gift.recipientEmail,
    'gift.message': gift.message,
    'gift.deliverOn': gift.deliverOn,
    'gift.giverName': gift.giverName,
    'gift.giverEmail': gift.giverEmail,
  })

/** After the payment the stored values are not needed any more. */
export const clearGift = () => storeGift({})
