import type { Metadata } from 'next'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { askProfile } from '@/features/account/profile/ask-profile'
import { redirectPath } from '@/lib/contract/site-path'
import { profileMetadata } from './_components/profile-metadata'
import { ProfileView } from './_components/profile-view'

type Props = { searchParams: SearchParams }

export const generateMetadata = (): Metadata => profileMetadata()

/** With a query; without any it is answered by `own`, its neighbour. */
export default async function Profile({ searchParams }: Props) {
  const redirectUrl = redirectPath(firstValue((await searchParams).redirectUrl))
  return <ProfileView {...(await askProfile())} redirectUrl={redirectUrl} />
}
