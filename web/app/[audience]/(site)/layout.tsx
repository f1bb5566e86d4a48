import type { ReactNode } from 'react'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { Banner } from '@/shell/banner/banner'
import { Footer } from '@/shell/layout/footer'
import { Header } from '@/shell/layout/header'
import { Notice } from '@/shell/notice/notice'

type Props = { children: ReactNode; params: AudienceParams }

/** Pages with menu, banner and footer; static per audience, rendered at the first request. */
export default async function SiteLayout({ children, params }: Props) {
  const audience = await readAudience(params)
  return (
    <>
      <Notice />
      <Banner audience={audience} />
      <Header audience={audience} />
      <main id="content">{children}</main>
      <Footer audience={audience} />
    </>
  )
}
