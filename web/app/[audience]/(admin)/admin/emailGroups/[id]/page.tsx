import type { Metadata } from 'next'
import { linkToEmailGroup } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { GroupView, NewGroupView } from '@/features/back-office/email-groups/group-view'
import { ruleFromQuery } from '@/features/back-office/email-groups/rule-from-query'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

export const generateMetadata = (): Metadata => ({
  title: translations('admin.emailGroups')('title'),
  robots: { index: false, follow: false },
})

/** One e-mail group; `new`: a group that is not saved yet. */
export default async function EmailGroup({ params, searchParams }: Props) {
  const { id } = await params
  await requireAdminAt(linkToEmailGroup(id))
  if (id !== 'new') return <GroupView id={id} />
  return <NewGroupView rule={ruleFromQuery(valuesOf(await searchParams))} />
}
