import type { DateOrder } from '@/base/text/date-text'
import { dateOf, textOf } from '@/ui/form/read-values'

/** The gift in a form, under the contract's names; `giverEmail` only if the form has that field. */
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
