import type { Inputs, SalesAnswer } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { orRefusal } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import { askedSales, isSalesField, type TypedSales } from './asked-sales'
import { faultOf, type SalesFault, unreadableFault } from './sales-fault'

/** Figures of the period in the address; if that is invalid, of the default period with the error. */
export async function findSales(
  typed: TypedSales,
  today: string,
): Promise<{ sales: SalesAnswer; fault?: SalesFault }> {
  const here = linkTo('adminSales', typed)
  const ask = async (input: Inputs['adminSales']) =>
    orSessionOver(await askAsUser({ endpoint: 'adminSales', input }), here)
  const { input, unreadable } = askedSales(typed)
  if (!input) return { sales: await ask({}), fault: unreadableFault(unreadable) }
  const found = await orRefusal(ask(input))
  if (!('refusal' in found)) return { sales: found }
  const field = found.refusal.errors?.[0]?.field
  return {
    sales: await ask({}),
    fault: faultOf(isSalesField(field) ? field : 'from', typed, today),
  }
}
