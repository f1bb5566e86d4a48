import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { ItemPanel } from '@/features/back-office/shop/learning/item-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('ebooks')

/** Published e-books and their sales. */
export default async function Ebooks({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminEbooks')
  return (
    <AdminList
      list="ebooks"
      path={linkTo('adminEbooks')}
      searchParams={searchParams}
      panel={(id, row) => <ItemPanel kind="ebook" id={id} row={row} />}
    />
  )
}
