import type { Metadata } from 'next'
import { linkToFixedEmail } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { EmailView } from '@/features/back-office/fixed-emails/email-view'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

export const generateMetadata = (): Metadata => ({
  title: translations('admin.fixedEmails')('title'),
  robots: { index: false, follow: false },
})

/** One automatic e-mail. */
export default async function FixedEmail({ params, searchParams }: Props) {
  const { id } = await params
  await requireAdminAt(linkToFixedEmail(id))
  const { language = '', view = '' } = valuesOf(await searchParams)
  return <EmailView id={id} language={language} view={view} />
}
