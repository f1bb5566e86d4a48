import { translations } from '@/base/words/translations'
import { salesLimits } from '@/lib/contract/back-office/sales'
import type { SalesField, TypedSales } from './asked-sales'

/** The error of an invalid period, shown at its field. */
export type SalesFault = { field: SalesField; message: string }

/**
 * The reason for which the cms rejects a period (`periodOf` there), in words; an unreadable field has its own message.
 */
export function faultOf(field: SalesField, { from, until }: TypedSales, today: string): SalesFault {
  const t = translations('admin.sales.faults')
  if (field === 'until') return { field, message: t('future') }
  if (field === 'by') return { field, message: t('steps', { most: salesLimits.steps }) }
  const isBackwards = from !== undefined && from > (until ?? today)
  return { field, message: isBackwards ? t('backwards') : t('long', { days: salesLimits.days }) }
}

export const unreadableFault = (field: SalesField): SalesFault => ({
  field,
  message: translations('admin.sales.faults')('unreadable'),
})
