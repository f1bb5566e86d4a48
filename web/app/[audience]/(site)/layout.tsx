import type { ReactNode } from 'react'
import { Banner } from '@/components/banner/banner'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { type AudienceParams, readAudience } from '@/lib/audience-params'

type Props = { children: ReactNode; params: AudienceParams }

/** Pages with menu, banner and footer; static for each audience, made at the first request. */
export default async function SiteLayout({ children, params }: Props) {
  const audience = await readAudience(params)
  return (
    <>
      <Banner audience={audience} />
      <Header audience={audience} />
      <main id="content">{children}</main>
      <Footer audience={audience} />
    </>
  )
}
