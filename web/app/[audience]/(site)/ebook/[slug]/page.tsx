import type { Metadata } from 'next'
import { linkTo, linkToEbook, linkToEbookSample } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ChapterList } from '@/features/ebooks/pages/chapter-list'
import { ebookData } from '@/features/ebooks/pages/ebook-data'
import { ebookFacts } from '@/features/ebooks/pages/ebook-facts'
import { findEbook, productOfEbook } from '@/features/ebooks/pages/find-ebook'
import { ItemPage } from '@/features/items/item-page'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { metadataOf } from '@/server/link-preview/metadata'
import { previewOfItem } from '@/server/link-preview/preview-of-item'
import { partOf } from '@/server/preview/part'
import { Graph, PageData } from '@/ui/structured-data/structured-data'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ebook = await findEbook(params, linkToEbook)
  return metadataOf(previewOfItem(ebook), linkToEbook(ebook.slug))
}

/** An e-book before the purchase: what is in it, chapters, a sample, price, reviews (spec §2). */
export default async function EbookPage({ params }: Props) {
  const ebook = await findEbook(params, linkToEbook)
  const { documentId, slug, title, subtitle, lead, learns, about, chapters, updatedAt } = ebook
  const product = await productOfEbook(ebook)
  const t = translations('ebooks')
  const path = linkToEbook(slug)
  const sample = chapters.find(({ isSample }) => isSample)
  return (
    <>
      <PageData type="WebPage" title={title} path={path} updatedAt={updatedAt} />
      <Graph nodes={[ebookData({ ebook, product, path })]} />
      <ItemPage
        item={itemKeyOf('ebook', documentId)}
        title={title}
        subtitle={subtitle}
        lead={lead}
        facts={ebookFacts(ebook)}
        cover={ebook}
        learns={{ title: t('learns'), lines: learns }}
        about={{ title: t('about'), blocks: about }}
        parts={{
          title: partOf(ebook, 'title'),
          lead: partOf(ebook, 'lead'),
          about: partOf(ebook, 'about'),
        }}
        product={product}
        ownHref={linkTo('myEbooks')}
        trial={
          sample && (
            <p>
              <a href={linkToEbookSample(slug)}>{t('readSample', { title: sample.title })}</a>
            </p>
          )
        }
      >
        <ChapterList ebook={ebook} />
      </ItemPage>
    </>
  )
}
