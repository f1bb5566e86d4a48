import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { AdminList } from '@/features/back-office/list/admin-list'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { AboveEmails } from '@/features/back-office/scheduled-emails/above-emails'
import { EmailPanel } from '@/features/back-office/scheduled-emails/email-panel'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Promise<Metadata> => adminMetadata('scheduled-emails')

/** E-mails to groups: drafts, planned ones, those being sent, and sent ones (spec §2, "Back office"). */
export default async function ScheduledEmails({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin('adminScheduledEmails')
  return (
    <AdminList
      list="scheduled-emails"
      path={linkTo('adminScheduledEmails')}
      searchParams={searchParams}
      above={<AboveEmails status={firstValue((await searchParams).status)} />}
      panel={(id) => <EmailPanel id={id} />}
    />
  )
}
