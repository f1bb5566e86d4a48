import { translations } from '@/base/words/translations'
import { salesLimits } from '@/lib/contract/back-office/sales'
import type { SalesField, TypedSales } from './asked-sales'

/** The fault of an invalid period, shown at its field. */
export type SalesFault = { field: SalesField; message: string }

/** In words what the cms refused a field of a time for (`periodOf` there); a field that cannot be read has its own. */
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
