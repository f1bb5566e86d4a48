import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import { getProducts } from '@/server/cms/calls'
import { keptAnswer } from '@/server/own-pages/own-answers'
import { profileMetadata } from '../../_components/profile-metadata'
import { ProfileView } from '../../_components/profile-view'

type Props = { params: Promise<{ answer: string }> }

// Made at the first request, and kept for the day.
export const generateStaticParams = () => []

export const revalidate = false

export const generateMetadata = (): Metadata => profileMetadata()

/** The profile of the answer that the proxy was given (decision 175). */
export default async function OwnProfile({ params }: Props) {
  const own = keptAnswer('profile', (await params).answer)
  if (!own) notFound()
  return <ProfileView {...own} products={await getProducts()} redirectUrl={linkTo('home')} />
}
