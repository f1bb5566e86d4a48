import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { audienceRow } from '@/base/routing/audiences'
import { Said } from '@/features/back-office/panel/said'
import { AdminShell } from '@/features/back-office/shell/admin-shell'
import { getSession } from '@/server/session/get-session'
import { Footer } from '@/shell/layout/footer'
import { Header } from '@/shell/layout/header'

type Props = { children: ReactNode; params: AudienceParams }

/** The back office has a frame of its own; whoever it is not for is told so within the site's. */
export default async function AdminLayout({ children, params }: Props) {
  const audience = await readAudience(params)
  // Of whoever was given the right since they signed in the cookie does not know yet.
  const isAdmin = audienceRow(audience).isAdmin || (await getSession())?.user.isAdmin
  if (isAdmin)
    return (
      <NuqsAdapter>
        <AdminShell>{children}</AdminShell>
        <Said />
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
