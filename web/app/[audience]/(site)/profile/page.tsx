import type { Metadata } from 'next'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { askProfile } from '@/features/account/profile/ask-profile'
import { redirectPath } from '@/lib/contract/site-path'
import { ProfileView } from './_components/profile-view'

type Props = { searchParams: SearchParams }

/** Personal page: noindex. */
export const generateMetadata = (): Metadata => ({
  title: translations('profile')('title'),
  robots: { index: false, follow: false },
})

export default async function Profile({ searchParams }: Props) {
  const redirectUrl = redirectPath(firstValue((await searchParams).redirectUrl))
  return <ProfileView {...(await askProfile())} redirectUrl={redirectUrl} />
}
