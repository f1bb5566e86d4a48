import type { Metadata } from 'next'
import { linkToSequence } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { NewSequenceView, SequenceView } from '@/features/back-office/fixed-emails/sequence-view'
import { requireAdminAt } from '@/features/back-office/shell/require-admin'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

export const generateMetadata = (): Metadata => ({
  title: translations('admin.fixedEmails')('title'),
  robots: { index: false, follow: false },
})

/** One sequence of e-mails; `new`: one that is not saved yet. */
export default async function SequencePage({ params, searchParams }: Props) {
  const { id } = await params
  await requireAdminAt(linkToSequence(id))
  if (id !== 'new') return <SequenceView id={id} />
  return <NewSequenceView kind={firstValue((await searchParams).kind)} />
}
