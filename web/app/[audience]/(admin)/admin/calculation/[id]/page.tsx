import { errors } from '@krono/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToCalculation } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { RunSummary } from '@/features/back-office/calculation/run-summary'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { linkInList, readListAddress } from '@/features/back-office/list/list-address'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

export const generateMetadata = (): Promise<Metadata> => adminMetadata('calculated')

/** A calculation: its progress, and its dates as a list. */
export default async function Calculated({ params, searchParams }: Props) {
  const { id } = await params
  const path = linkToCalculation(id)
  await requireAdminAt(path)
  const found = await unlessRefused(askAsUser({ endpoint: 'calculation', id }), [
    errors.notFound.status,
  ])
  if (!found) notFound()
  const query = { ...(await searchParams), calculation: id }
  const address = await readListAddress('calculated', Promise.resolve(query))
  const filters = linkInList('', address, { panel: undefined }).replace('?', '')
  return (
    <AdminList
      list="calculated"
      path={path}
      searchParams={Promise.resolve(query)}
      above={<RunSummary calculation={found.calculation} path={path} query={filters} />}
    />
  )
}
