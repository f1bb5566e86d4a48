import type { Metadata } from 'next'
import { linkToScheduledEmail } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { adminMetadata } from '@/features/back-office/list/admin-metadata'
import { EmailView, NewEmailView } from '@/features/back-office/scheduled-emails/email-view'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

export const generateMetadata = (): Promise<Metadata> => adminMetadata('scheduled-emails')

/** One e-mail to a group; `new`: one that is not saved yet, with `group` for the chosen group. */
export default async function ScheduledEmail({ params, searchParams }: Props) {
  const { id } = await params
  await requireAdminAt(linkToScheduledEmail(id))
  if (id !== 'new') return <EmailView id={id} />
  return <NewEmailView group={firstValue((await searchParams).group)} />
}
