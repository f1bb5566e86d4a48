import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo, linkToEbook, linkToEbookSample } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { findEbook, productOfEbook } from '@/features/ebooks/pages/find-ebook'
import styles from '@/features/ebooks/pages/sample.module.css'
import { BuyItem } from '@/features/items/buy-item'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { metadataOf } from '@/server/link-preview/metadata'
import { previewOfItem } from '@/server/link-preview/preview-of-item'
import { LanguageNote } from '@/ui/notice/language-note'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

/** Search engines list the page of the book. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ebook, chapters } = await findSample(params)
  const title = `${chapters[0]?.title} · ${ebook.title}`
  return metadataOf({ ...previewOfItem(ebook), title }, linkToEbook(ebook.slug), 'article')
}

/** The sample chapters of an e-book, readable by everybody; then the way to the rest of it. */
export default async function EbookSample({ params }: Props) {
  const { ebook, chapters } = await findSample(params)
  const { documentId, slug, title, author, lang } = ebook
  const product = await productOfEbook(ebook)
  const t = translations('ebooks')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 lang={lang}>{title}</h1>
        <p className={styles.facts}>{t('sampleOf', { author })}</p>
        <LanguageNote lang={lang} />
      </header>
      {chapters.map((chapter) => (
        <article key={chapter.title} className={styles.chapter} lang={lang}>
          <h2>{chapter.title}</h2>
          <Blocks blocks={chapter.body} />
        </article>
      ))}
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{t('next.title')}</h2>
        <p>{t('next.text', { count: ebook.chapters.length - chapters.length })}</p>
        <BuyItem
          item={itemKeyOf('ebook', documentId)}
          product={product}
          ownHref={linkTo('myEbooks')}
        />
        <p>
          <a href={linkToEbook(slug)}>{t('next.about')}</a>
        </p>
      </section>
    </div>
  )
}

async function findSample(params: Props['params']) {
  const ebook = await findEbook(params, linkToEbookSample)
  const chapters = ebook.chapters.filter(({ isSample }) => isSample)
  if (chapters.length === 0) notFound()
  return { ebook, chapters }
}
