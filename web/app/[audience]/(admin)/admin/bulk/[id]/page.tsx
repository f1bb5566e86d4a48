import { errors } from '@krono/contract'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { linkTo, linkToBulk } from '@/base/routing/links'
import { formatDatedMoment } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { allowedBulk } from '@/features/back-office/people/bulk/bulk-for'
import { BulkProgress } from '@/features/back-office/people/bulk/bulk-progress'
import { bulkWords } from '@/features/back-office/people/bulk/bulk-words'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = (): Metadata => ({
  title: translations('admin.people.bulk.page')('title'),
  robots: { index: false, follow: false },
})

/** A bulk action: its progress, and the result for each user. */
export default async function Bulk({ params }: Props) {
  const { id } = await params
  await requireAdminAt(linkToBulk(id))
  const found = await unlessRefused(askAsUser({ endpoint: 'bulkRun', id }), [
    errors.notFound.status,
  ])
  if (!found) notFound()
  const words = bulkWords()
  const { run } = found
  const began = run.startedAt && formatDatedMoment(run.startedAt)
  return (
    <AdminPage
      title={words.bulk.title[run.what.act]}
      note={[began, run.reason].filter(Boolean).join(' · ')}
    >
      <BulkProgress
        first={run}
        mayStop={(await allowedBulk()).includes(run.what.act)}
        words={words}
      />
      {run.what.act === 'addToGroup' && (
        <p>
          <Link href={linkTo('adminEmailGroups')} prefetch={false}>
            {translations('admin.emailGroups')('toGroups')}
          </Link>
        </p>
      )}
    </AdminPage>
  )
}
