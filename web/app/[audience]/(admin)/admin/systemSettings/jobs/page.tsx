import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { JobsView } from '@/features/back-office/system/jobs-view'
import { systemMetadata } from '@/features/back-office/system/system-metadata'
import { askAsUser } from '@/server/session/get-session'

export const generateMetadata = (): Promise<Metadata> =>
  systemMetadata(translations('admin.system.jobs')('title'))

/** The scheduled jobs of the system. */
export default async function Jobs() {
  await requireAdmin('adminJobs')
  const found = await askAsUser({ endpoint: 'adminJobs' })
  return <JobsView jobs={found?.jobs ?? []} />
}
