import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { AttributesView } from '@/features/back-office/people/figures/attributes-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.people.chartAttributes')('title'),
  robots: { index: false, follow: false },
})

/** Numbers of users by chart attributes. */
export default async function UsersByAttribute() {
  await requireAdmin('adminUsersByAttribute')
  const found = await askAsUser({ endpoint: 'chartAttributes' })
  return <AttributesView chartAttributes={orSessionOver(found, linkTo('adminUsersByAttribute'))} />
}
