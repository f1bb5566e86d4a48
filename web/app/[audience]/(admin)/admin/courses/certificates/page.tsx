import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { CertificatePanel } from '@/features/back-office/shop/learning/certificate-panel'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('certificates')

/** Issued certificates, which an admin may revoke. */
export default async function Certificates({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminCertificates')
  return (
    <AdminList
      list="certificates"
      path={linkTo('adminCertificates')}
      searchParams={searchParams}
      panel={(id) => <CertificatePanel id={id} />}
    />
  )
}
