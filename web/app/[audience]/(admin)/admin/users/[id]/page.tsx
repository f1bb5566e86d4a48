import type { Metadata } from 'next'
import { linkToUser } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { readTimeline } from '@/features/back-office/people/user/user-panel'
import { UserView } from '@/features/back-office/people/user/user-view'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

/** The title does not contain the user's name, so browser history does not show it. */
export const generateMetadata = (): Metadata => ({
  title: translations('admin.people')('title'),
  robots: { index: false, follow: false },
})

/** All data of one user, and the actions on it. */
export default async function AdminUser({ params, searchParams }: Props) {
  const { id } = await params
  const path = linkToUser(id)
  await requireAdminAt(path)
  const hrefOf = ({ group, before }: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({
      ...(group && { events: group }),
      ...(before && { older: before }),
    }).toString()
    return query ? `${path}?${query}` : path
  }
  return <UserView id={id} {...(await readTimeline(searchParams))} hrefOf={hrefOf} isPage />
}
