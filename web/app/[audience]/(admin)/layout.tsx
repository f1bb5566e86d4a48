import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { audienceRow } from '@/base/routing/audiences'
import { Toast } from '@/features/back-office/panel/toast'
import { AdminShell } from '@/features/back-office/shell/admin-shell'
import { getSession } from '@/server/session/get-session'
import { Footer } from '@/shell/layout/footer'
import { Header } from '@/shell/layout/header'

type Props = { children: ReactNode; params: AudienceParams }

/** Layout of the back office; users without admin rights get the error page in the layout of the site. */
export default async function AdminLayout({ children, params }: Props) {
  const audience = await readAudience(params)
  // A cookie issued before the admin rights were granted does not contain them, so the session is read as well.
  const isAdmin = audienceRow(audience).isAdmin || (await getSession())?.user.isAdmin
  if (isAdmin)
    return (
      <NuqsAdapter>
        <AdminShell>{children}</AdminShell>
        <Toast />
      </NuqsAdapter>
    )
  return (
    <>
      <Header audience={audience} />
      <main id="content">{children}</main>
      <Footer audience={audience} />
    </>
  )
}
