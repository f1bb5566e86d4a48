import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { NewShortLink } from '@/features/back-office/links/new-short-link'
import { ShortLinkPanel } from '@/features/back-office/links/short-link-panel'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('short-links')

/** Short links at /u/{name}. */
export default async function ShortLinks({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminUrl')
  const path = linkTo('adminUrl')
  return (
    <AdminList
      list="short-links"
      path={path}
      searchParams={searchParams}
      above={<NewShortLink list={path} />}
      panel={(id) => <ShortLinkPanel id={id} list={path} />}
    />
  )
}
