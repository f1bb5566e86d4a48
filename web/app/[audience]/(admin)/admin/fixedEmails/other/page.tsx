import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { FixedEmailsView } from '@/features/back-office/fixed-emails/fixed-emails-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'

export const generateMetadata = (): Metadata => ({
  title: translations('admin.fixedEmails')('title'),
  robots: { index: false, follow: false },
})

/** All other e-mails that are sent automatically (spec §2, "Back office"). */
export default async function OtherEmails() {
  await requireAdmin('adminOtherEmails')
  return <FixedEmailsView kind="other" />
}
