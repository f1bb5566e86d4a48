import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { GroupsView } from '@/features/back-office/email-groups/groups-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.emailGroups')('title'),
  robots: { index: false, follow: false },
})

/** Groups of users to whom e-mails are sent (spec §2, "Back office"). */
export default async function EmailGroups({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminEmailGroups')
  const after = firstValue((await searchParams).after)
  const found = await askAsUser({
    endpoint: 'adminEmailGroups',
    input: after ? { after } : {},
  })
  return <GroupsView {...orSessionOver(found, linkTo('adminEmailGroups'))} isFirst={!after} />
}
