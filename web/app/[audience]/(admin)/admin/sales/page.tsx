import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { askedSales } from '@/features/back-office/sales/asked-sales'
import { SalesView } from '@/features/back-office/sales/sales-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { errors } from '@/lib/contract/errors'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, getSession } from '@/server/session/get-session'

export async function generateMetadata(): Promise<Metadata> {
  const isFor = (await getSession())?.user.isAdmin === true
  const title = isFor ? translations('admin.sales')('title') : translations('notFound')('title')
  return { title, robots: { index: false, follow: false } }
}

/** What came in, and what became of it (spec/back-office, "Sales"). */
export default async function Sales({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminSales')
  const given = await searchParams
  const input = askedSales((name) => firstValue(given[name]))
  const asked = input && askAsUser({ endpoint: 'adminSales', input })
  const sales = asked && (await unlessRefused(asked, [errors.invalidField.status]))
  // An address that somebody wrote wrong leads to the usual time.
  if (!sales) redirect(linkTo('adminSales'))
  return <SalesView sales={sales} today={today()} />
}
