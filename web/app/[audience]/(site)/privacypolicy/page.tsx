import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/article/article'
import { PageData } from '@/components/structured-data/structured-data'
import { translations } from '@/i18n/translations'
import { getPage } from '@/lib/cms/pages'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'
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
