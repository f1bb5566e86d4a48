import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { SalesView } from '@/features/back-office/sales/sales-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { salesQuery } from '@/lib/contract/back-office/sales'
import { errors } from '@/lib/contract/errors'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, getSession, orSessionOver } from '@/server/session/get-session'

export async function generateMetadata(): Promise<Metadata> {
  const isFor = (await getSession())?.user.isAdmin === true
  const title = isFor ? translations('admin.sales')('title') : translations('notFound')('title')
  return { title, robots: { index: false, follow: false } }
}

const names = ['from', 'until', 'by', 'against'] as const

/** What came in, and what became of it (spec/back-office, "Sales"). */
export default async function Sales({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminSales')
  const given = await searchParams
  const asked = names.flatMap((name) => {
    const value = firstValue(given[name])
    return value ? [[name, value]] : []
  })
  const query = salesQuery.safeParse(Object.fromEntries(asked))
  // An address that somebody wrote wrong shows the usual time.
  if (!query.success) redirect(linkTo('adminSales'))
  const found = await unlessRefused(
    askAsUser({ endpoint: 'adminSales', input: query.data }).then((sales) =>
      orSessionOver(sales, linkTo('adminSales')),
    ),
    [errors.invalidField.status],
  )
  if (!found) redirect(linkTo('adminSales'))
  return <SalesView sales={found} today={today()} />
}
