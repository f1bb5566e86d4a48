import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { MenuView } from '@/features/back-office/links/menu-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { getSession } from '@/server/session/get-session'
import { MenuPreview } from '@/shell/menu/menu-preview'

export async function generateMetadata(): Promise<Metadata> {
  const isFor = (await getSession())?.user.isAdmin === true
  const title = isFor
    ? translations('admin.links.menu')('title')
    : translations('notFound')('title')
  return { title, robots: { index: false, follow: false } }
}

/** Where the items of the menu lead (spec §3, "Menu override"). */
export default async function MenuOverrides() {
  await requireAdmin('adminMenuOverrides')
  return <MenuView preview={(overrides) => <MenuPreview overrides={overrides} />} />
}
