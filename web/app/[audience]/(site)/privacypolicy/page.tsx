import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { getPage } from '@/server/cms/pages'
import { metadataOf } from '@/server/link-preview/metadata'
import { Article } from '@/ui/article/article'
import { PageData } from '@/ui/structured-data/structured-data'
import { BackLink } from './_components/back-link'

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await getPage('privacy-policy')
  return page ? metadataOf(page, linkTo('privacyPolicy')) : {}
}

export default async function PrivacyPolicy() {
  const page = await getPage('privacy-policy')
  if (!page) notFound()
  return (
    <Article title={page.title} blocks={page.blocks}>
      <PageData
        type="WebPage"
        title={page.title}
        path={linkTo('privacyPolicy')}
        updatedAt={page.updatedAt}
      />
      <BackLink label={translations('layout')('back')} />
    </Article>
  )
}
