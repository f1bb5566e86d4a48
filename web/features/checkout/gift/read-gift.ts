import type { DateOrder } from '@/base/text/date-text'
import { dateOf, textOf } from '@/ui/form/read-values'

/** What a form says of a gift, under the contract's names; `giverEmail` only where it is asked for. */
export function readGift(values: FormData, order: DateOrder) {
  const giverEmail = textOf(values, 'gift.giverEmail')
  return {
    giverName: textOf(values, 'gift.giverName'),
    ...(values.has('gift.giverEmail') && { giverEmail }),
    recipientName: textOf(values, 'gift.recipientName'),
    recipientEmail: textOf(values, 'gift.recipientEmail'),
    message: textOf(values, 'gift.message'),
    deliverOn: dateOf(values, 'gift.deliverOn', order),
  }
}
