import type { Metadata } from 'next'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { PlanView } from '@/features/back-office/fixed-emails/plan-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.fixedEmails')('title'),
  robots: { index: false, follow: false },
})

/** What sequences would send on a day. */
export default async function SequencePlan({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminSequencePlan')
  return <PlanView date={firstValue((await searchParams).date)} />
}
