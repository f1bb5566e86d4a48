import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import styles from '@/features/details/details.module.css'
import { SalesSection } from '@/features/details/sales-section'
import { getSalesPage } from '@/server/cms/sales-pages'
import { metadataOf } from '@/server/link-preview/metadata'
import { partOf } from '@/server/preview/part'
import { Brand } from '@/ui/page/brand'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const page = await getSalesPage('details')
  if (!page) return {}
  const { title, lead: summary, seo } = page
  return metadataOf({ title, summary, seo }, linkTo('details'))
}

/** The long sales page, without menu (spec §2, "Layout"): sections in the order set by editors. */
export default async function Details() {
  const page = await getSalesPage('details')
  if (!page) notFound()
  const { title, lead, sections, updatedAt } = page
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={title} path={linkTo('details')} updatedAt={updatedAt} />
      <Brand />
      <PageHead
        title={title}
        lead={lead}
        parts={{ title: partOf(page, 'title'), lead: partOf(page, 'lead') }}
      />
      <div className={styles.sections} {...partOf(page, 'sections')}>
        {sections.map((section) => (
          <SalesSection key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}
