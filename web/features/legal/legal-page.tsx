import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { type LegalRoute, legalPages } from '@/base/routing/legal-pages'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Article } from '@/features/blocks/article'
import { getFacts } from '@/server/cms/get-facts'
import { getPage } from '@/server/cms/pages'
import { metadataOf } from '@/server/link-preview/metadata'
import { partOf } from '@/server/preview/part'
import { Notice } from '@/ui/notice/notice'
import { PageData } from '@/ui/structured-data/structured-data'
import { fillFacts } from './fill-facts'

/** noindex while the page names a fictitious operator. */
export async function legalMetadata(route: LegalRoute): Promise<Metadata> {
  const [page, { isReal }] = await Promise.all([getPage(legalPages[route]), getFacts()])
  if (!page) return {}
  const metadata = await metadataOf(page, linkTo(route))
  return isReal || route === 'privacyPolicy'
    ? metadata
    : { ...metadata, robots: { index: false, follow: true } }
}

type LegalPageProps = {
  route: LegalRoute
  /** Content after the text. */
  children?: ReactNode
}

/** A legal page: the editors' text with the facts of their settings; a note for sample facts. */
export async function LegalPage({ route, children }: LegalPageProps) {
  const [page, { facts, isReal }] = await Promise.all([getPage(legalPages[route]), getFacts()])
  if (!page) notFound()
  const blocks = fillFacts(page.blocks, facts)
  return (
    <Article
      title={page.title}
      blocks={blocks}
      parts={{ title: partOf(page, 'title'), text: partOf(page, 'blocks') }}
      note={isReal ? undefined : <Notice>{translations('legal')('sample')}</Notice>}
    >
      <PageData type="WebPage" title={page.title} path={linkTo(route)} updatedAt={page.updatedAt} />
      {children}
    </Article>
  )
}
