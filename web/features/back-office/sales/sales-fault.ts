import { translations } from '@/base/words/translations'
import { salesLimits } from '@/lib/contract/back-office/sales'
import type { SalesField, TypedSales } from './asked-sales'

/** What is wrong with a time that nobody can look at, said at its field. */
export type SalesFault = { field: SalesField; says: string }

/** In words what the cms refused a field of a time for (`periodOf` there); a field that cannot be read has its own. */
export function faultOf(field: SalesField, { from, until }: TypedSales, today: string): SalesFault {
  const t = translations('admin.sales.faults')
  if (field === 'until') return { field, says: t('future') }
  if (field === 'by') return { field, says: t('steps', { most: salesLimits.steps }) }
  const isBackwards = from !== undefined && from > (until ?? today)
  return { field, says: isBackwards ? t('backwards') : t('long', { days: salesLimits.days }) }
}

export const unreadableFault = (field: SalesField): SalesFault => ({
  field,
  says: translations('admin.sales.faults')('unreadable'),
})
