import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { AnalyticsView } from '@/features/back-office/numbers/analytics-view'
import { askedAnalytics } from '@/features/back-office/numbers/asked-analytics'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { titleForAdmins } from '@/features/back-office/shell/title-for-admins'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

export const generateMetadata = (): Promise<Metadata> => titleForAdmins('adminAnalytics')

/** Views, where they came from, what was missing and slow: sums only (spec §2, "Back office"). */
export default async function Analytics({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminAnalytics')
  const query = await searchParams
  const day = today()
  const input = askedAnalytics((name) => firstValue(query[name]), day)
  const here = linkTo('adminAnalytics', input)
  const shown = orSessionOver(await askAsUser({ endpoint: 'adminAnalytics', input }), here)
  return <AnalyticsView shown={shown} today={day} />
}
