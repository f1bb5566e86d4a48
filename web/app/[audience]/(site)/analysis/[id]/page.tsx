import type { AnalysisAnswer } from '@krono/contract'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToAnalysis } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { language as siteLanguage } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { DownloadButton } from '@/features/analysis/actions/download-button'
import { downloadWords } from '@/features/analysis/actions/words'
import { AnalysisBody } from '@/features/analysis/document/analysis-body'
import { Cover } from '@/features/analysis/document/cover'
import { fullTitleOf } from '@/features/analysis/document/document-title'
import { documentWords } from '@/features/analysis/document/document-words'
import { chapterId } from '@/features/analysis/document/scene'
import { NextCard } from '@/features/analysis/next/next-card'
import { BookmarkButton } from '@/features/analysis/reading/bookmark-button'
import { feedbackAtEnd } from '@/features/analysis/reading/feedback-at-end'
import { ReadingWatch } from '@/features/analysis/reading/reading-watch'
import { readingStage } from '@/features/analysis/shelf/reading-stage'
import { stateOf, Withheld } from '@/features/analysis/withheld/withheld'
import { getAnalysis } from '@/server/cms/get-analysis'
import { getNextAnalysis } from '@/server/cms/get-next-analysis'
import { requireUserAt } from '@/server/session/get-session'
import { buttonClass } from '@/ui/button/button'
import { EarlierEditions, ThisEdition } from './_components/editions'
import { Languages } from './_components/languages'
import styles from './_components/page.module.css'
import { readLanguage } from './_components/read-language'
import { TakeAlong } from './_components/take-along'

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams }

async function readAsked({ params, searchParams }: Props) {
  const { id } = await params
  const query = await searchParams
  const language = readLanguage(firstValue(query.language)) ?? siteLanguage
  return { id, language, edition: firstValue(query.edition) || undefined }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, language, edition } = await readAsked(props)
  return {
    title: titleOf(await getAnalysis(id, language, edition)),
    robots: { index: false, follow: false },
  }
}

function titleOf(found: AnalysisAnswer | undefined): string {
  if (!found) return translations('notFound')('title')
  if ('analysis' in found) return fullTitleOf(found.analysis)
  return translations('analysisPage.withheld')(`${stateOf(found.withheld)}.title`)
}

/** A bought analysis: read, download as PDF, share; or why it is withheld. 404 for an analysis of another user. */
export default async function AnalysisPage(props: Props) {
  const { id, language, edition } = await readAsked(props)
  const address = linkToAnalysis(id, { language, edition })
  await requireUserAt(address)
  const [found, next] = await Promise.all([
    getAnalysis(id, language, edition),
    edition ? null : getNextAnalysis(id),
  ])
  if (!found) notFound()
  if ('withheld' in found) return <Withheld withheld={found.withheld} />
  const { analysis } = found
  const { chapters, reading } = analysis
  const words = documentWords(language)
  return (
    <article className={styles.page}>
      <Cover document={analysis} />
      <ThisEdition analysis={analysis} language={language} />
      {readingStage(reading) === 'goOn' && reading?.at && (
        <p className={`${styles.goOn} no-print`}>
          <a href={`#${chapterId(reading.at)}`}>
            {translations('analysisPage')('goOn', { title: words.chapter(reading.at) })}
          </a>
        </p>
      )}
      <div className={`${styles.actions} no-print`}>
        <DownloadButton
          order={analysis.orderId}
          language={language}
          edition={analysis.edition}
          aside={
            <a href="#share" className={buttonClass('quiet')}>
              {translations('analysisPage')('along')}
            </a>
          }
          {...downloadWords(address)}
        />
        <Languages id={id} language={language} edition={analysis.edition} />
      </div>
      <AnalysisBody
        document={analysis}
        besideNumber={(chapter) => (
          <BookmarkButton
            analysis={id}
            chapter={chapter}
            isSet={reading?.bookmarks.includes(chapter) ?? false}
            label={words.t('analysis.bookmark', { title: words.chapter(chapter) })}
          />
        )}
        atEnd={feedbackAtEnd(analysis)}
      />
      <ReadingWatch
        analysis={id}
        chapters={Object.fromEntries(chapters.map(({ key }) => [key, chapterId(key)]))}
      />
      <NextCard next={next} />
      <TakeAlong analysis={analysis} language={language} />
      <EarlierEditions analysis={analysis} language={language} />
    </article>
  )
}
