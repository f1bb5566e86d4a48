import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { readAskedSteps } from '@/features/back-office/calculation/asked-steps'
import { ManyDates } from '@/features/back-office/calculation/many-dates'
import { OneDate } from '@/features/back-office/calculation/one-date'
import { VectorsPart } from '@/features/back-office/calculation/vectors'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { askAsUser, getSession, orSessionOver } from '@/server/session/get-session'

export async function generateMetadata(): Promise<Metadata> {
  const isFor = (await getSession())?.user.isAdmin === true
  const title = isFor
    ? translations('admin.calculation')('title')
    : translations('notFound')('title')
  return { title, robots: { index: false, follow: false } }
}

/** The engine at work: one date with every number, many dates, the vectors (spec §2, "Back office"). */
export default async function Calculation({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminCalculation')
  const query = await searchParams
  const asked = readAskedSteps((name) => firstValue(query[name]))
  const found = orSessionOver(
    await askAsUser({ endpoint: 'calculations' }),
    linkTo('adminCalculation'),
  )
  return (
    <AdminPage title={translations('admin.calculation')('title')}>
      <OneDate asked={asked} />
      <ManyDates {...found} asked={asked} />
      <VectorsPart isRun={firstValue(query.vectors) === 'run'} />
    </AdminPage>
  )
}
