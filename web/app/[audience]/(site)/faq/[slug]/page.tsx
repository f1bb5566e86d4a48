import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkTo, linkToAnswer } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Article } from '@/features/blocks/article'
import styles from '@/features/faq/faq.module.css'
import { FaqStructured } from '@/features/faq/faq-structured'
import { RelatedQuestions } from '@/features/faq/related'
import { VoteForm } from '@/features/faq/vote-form'
import { WriteToUs } from '@/features/faq/write-to-us'
import { followMoved } from '@/server/cms/addresses'
import { getFaqEntry } from '@/server/cms/faq'
import { metadataOf } from '@/server/link-preview/metadata'
import { partOf } from '@/server/preview/part'
import { plainText } from '@/ui/blocks/plain-text'
import { PageData } from '@/ui/structured-data/structured-data'

type Props = { params: Promise<{ slug: string }> }

const summaryLength = 160

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entry = await findEntry(params)
  const summary = plainText(entry.answer).slice(0, summaryLength)
  return metadataOf({ ...entry, summary }, linkToAnswer(entry.slug), 'article')
}

/** The page of one answer. */
export default async function AnswerPage({ params }: Props) {
  const entry = await findEntry(params)
  const { title, answer, category, slug, updatedAt } = entry
  const t = translations('faq')
  const path = linkToAnswer(slug)
  return (
    <Article
      title={title}
      blocks={answer}
      parts={{ title: partOf(entry, 'title'), text: partOf(entry, 'answer') }}
      note={
        <p className={styles.subject}>
          <a href={`${linkTo('faq')}?category=${category}`}>{t(`categories.${category}`)}</a>
        </p>
      }
    >
      <PageData type="WebPage" title={title} path={path} updatedAt={updatedAt} />
      <FaqStructured entries={[entry]} path={path} />
      <VoteForm entry={entry} />
      <RelatedQuestions entry={entry} />
      <WriteToUs />
    </Article>
  )
}

async function findEntry(params: Props['params']) {
  const slug = decodeURIComponent((await params).slug)
  const entry = await getFaqEntry(slug)
  if (!entry) await followMoved('faq-entry', slug, linkToAnswer)
  return entry ?? notFound()
}
