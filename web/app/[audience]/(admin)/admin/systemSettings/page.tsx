import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { requireAdmin } from '@/features/back-office/shell/require-admin'
import { SettingsView } from '@/features/back-office/system/settings-view'
import { systemMetadata } from '@/features/back-office/system/system-metadata'
import { askAsUser } from '@/server/session/get-session'

export const generateMetadata = (): Promise<Metadata> =>
  systemMetadata(translations('admin.system')('title'))

/** What site admins may change without a deployment. */
export default async function SystemSettings() {
  await requireAdmin('adminSystemSettings')
  const found = await askAsUser({ endpoint: 'adminSettings' })
  return <SettingsView settings={found?.settings ?? []} />
}
