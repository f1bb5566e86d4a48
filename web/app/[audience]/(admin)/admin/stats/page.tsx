import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { StatsView } from '@/features/back-office/numbers/stats-view'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { titleForAdmins } from '@/features/back-office/shell/title-for-admins'
import web from '@/package.json'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

export const generateMetadata = (): Promise<Metadata> => titleForAdmins('adminStats')

/** How much there is of everything, and how the product is (spec §2, "Back office"). */
export default async function Stats() {
  await requireAdmin('adminStats')
  const shown = orSessionOver(await askAsUser({ endpoint: 'adminStats' }), linkTo('adminStats'))
  return <StatsView shown={shown} web={{ version: web.version, node: process.versions.node }} />
}
