import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { typedSales } from '@/features/back-office/sales/asked-sales'
import { findSales } from '@/features/back-office/sales/find-sales'
import { SalesView } from '@/features/back-office/sales/sales-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { titleForAdmins } from '@/features/back-office/shell/title-for-admins'

export const generateMetadata = (): Promise<Metadata> => titleForAdmins('adminSales')

/** Revenue, refunds, subscriptions and the sales funnel (spec §2, "Back office"). */
export default async function Sales({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminSales')
  const query = await searchParams
  const typed = typedSales((name) => firstValue(query[name]))
  const day = today()
  return <SalesView {...(await findSales(typed, day))} typed={typed} today={day} />
}
