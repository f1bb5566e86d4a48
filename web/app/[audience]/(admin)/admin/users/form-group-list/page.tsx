import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { FormsView } from '@/features/back-office/people/figures/forms-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.people.forms')('title'),
  robots: { index: false, follow: false },
})

/** Registration forms with their statistics. */
export default async function FormGroups() {
  await requireAdmin('adminFormGroups')
  const found = await askAsUser({ endpoint: 'formsOfAdmin' })
  return <FormsView {...orSessionOver(found, linkTo('adminFormGroups'))} />
}
