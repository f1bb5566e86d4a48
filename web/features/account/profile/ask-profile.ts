import { linkTo } from '@/base/routing/links'
import { getProducts } from '@/server/cms/calls'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

/** The user with all profile data. */
export async function askProfile() {
  const [own, products] = await Promise.all([askAsUser({ endpoint: 'profile' }), getProducts()])
  return { ...orSessionOver(own, linkTo('profile')), products }
}

export type ProfileData = Awaited<ReturnType<typeof askProfile>>
