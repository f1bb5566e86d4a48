import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import { getInvitation } from '@/server/cms/get-invitation'
import { getSession } from '@/server/session/get-session'
import { views } from './_components/views'

type Props = { params: Promise<{ token: string }> }

/** The address is a secret: noindex, and no referrer for pages linked from it. */
export function generateMetadata(): Metadata {
  return {
    title: translations('invitation')('ask.metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** Page on which a guest is asked for their birth date by a member: purpose, result, and how to withdraw. */
export default async function InvitationPage({ params }: Props) {
  const invitation = await getInvitation((await params).token)
  if (!invitation) notFound()
  const View = views[invitation.state]
  const inviter = invitation.inviter || translations('invitation')('somebody')
  const user = (await getSession())?.user
  return <View invitation={{ ...invitation, inviter }} user={user} />
}
