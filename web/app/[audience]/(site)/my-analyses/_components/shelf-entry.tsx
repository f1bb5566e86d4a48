import type { ShelfEntry } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { DownloadButton } from '@/features/analysis/actions/download-button'
import { downloadWords } from '@/features/analysis/actions/words'
import { titleOf } from '@/features/analysis/document/document-title'
import { ShelfCover } from '@/features/analysis/shelf/cover'
import { linkToReading, readingStage } from '@/features/analysis/shelf/reading-stage'
import { productOfAnalysis } from '@/lib/contract/analysis-kinds'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteLink } from '@/ui/button/site-link'
import { ReadingFacts } from './reading-facts'
import styles from './shelf.module.css'

type ShelfEntryProps = {
  entry: ShelfEntry
  /** Reading the first one is the page's only primary action. */
  isFirst: boolean
}

/** An analysis in the list: its cover, its people, the progress, and the link to it. */
export function ShelfEntryCard({ entry, isFirst }: ShelfEntryProps) {
  const { analysis, kind, people, state, since } = entry
  const title = titleOf({ people, language })
  const isReady = state === 'ready' && analysis !== null
  return (
    <li className={styles.entry} data-state={state}>
      <ShelfCover kind={kind} people={people} day={since.slice(0, 10)} />
      <div className={styles.what}>
        <p className={styles.kind}>{translations('analysis.kind')(kind)}</p>
        <h2>
          {isReady ? (
            <SiteLink className={styles.title} href={linkToReading(analysis, entry.reading)}>
              <bdi>{title}</bdi>
            </SiteLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </h2>
        {isReady ? (
          <ReadingFacts analysis={analysis} reading={entry.reading} since={since} />
        ) : (
          <p className={styles.state}>
            {translations('shelf.state')(stateOf(state), { date: formatLongDateOf(since) })}
          </p>
        )}
        <Actions entry={entry} title={title} isFirst={isFirst} />
      </div>
    </li>
  )
}

/** An analysis that is ready but has no id yet will have one in a moment. */
const stateOf = (state: ShelfEntry['state']) => (state === 'ready' ? 'written' : state)

type ActionsProps = ShelfEntryProps & { title: string }

function Actions({ entry, title, isFirst }: ActionsProps) {
  const { order, analysis, state, reading, kind } = entry
  const t = translations('shelf')
  if (state === 'ready' && analysis) {
    return (
      <div className={styles.actions}>
        <ButtonLink look={isFirst ? 'primary' : 'quiet'} href={linkToReading(analysis, reading)}>
          {t(`go.${readingStage(reading)}`)}
        </ButtonLink>
        <DownloadButton
          order={order}
          language={language}
          look="quiet"
          about={title}
          {...downloadWords(linkTo('myAnalyses'))}
        />
      </div>
    )
  }
  if (state !== 'failed' && state !== 'over') return null
  return (
    <div className={styles.actions}>
      <ButtonLink look="quiet" href={linkTo('analysis', { product: productOfAnalysis(kind) })}>
        {t('orderAgain')}
      </ButtonLink>
    </div>
  )
}
