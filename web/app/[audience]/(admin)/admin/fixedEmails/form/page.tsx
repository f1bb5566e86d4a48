import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { FixedEmailsView } from '@/features/back-office/fixed-emails/fixed-emails-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.fixedEmails')('title'),
  robots: { index: false, follow: false },
})

/** E-mails that are sent after a landing form (spec §2, "Back office"). */
export default async function FormEmails() {
  await requireAdmin('adminFormEmails')
  return <FixedEmailsView kind="form" />
}
