import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { NaturesView } from '@/features/back-office/people/figures/natures-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.people.natures')('title'),
  robots: { index: false, follow: false },
})

/** Users by what their charts say. */
export default async function UsersByNature() {
  await requireAdmin('adminUsersByNature')
  const found = await askAsUser({ endpoint: 'natures' })
  return <NaturesView natures={orSessionOver(found, linkTo('adminUsersByNature'))} />
}
