import type { AnalysisDocument, AnalysisKind, ChapterKey } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { getSample } from '@/server/cms/interpretations'
import { Excerpt } from '../document/excerpt'
import styles from './sample.module.css'
import { Spreads } from './spreads'

/** The sample's chapters that describe a kind best. */
const shown = {
  short: ['particular', 'weeks'],
  long: ['particular', 'chakras', 'year'],
  relationship: ['pair', 'firstSide'],
  family: ['particular', 'pairs'],
  group: ['particular', 'pairs'],
} as const satisfies Record<AnalysisKind, readonly ChapterKey[]>

/** Pages of a real analysis of fictitious people. */
export async function Sample({ kind }: { kind: AnalysisKind }) {
  const t = translations('interpretations.sample')
  const document = await getSample(kind)
  return (
    <section className={styles.sample} aria-labelledby="sample-title">
      <div className={styles.head}>
        <h2 id="sample-title">{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <Spreads document={document} />
      <div className={styles.sheets}>
        {chaptersOf(document, kind).map((chapter) => (
          <Excerpt
            key={chapter.key}
            document={document}
            chapter={chapter}
            headingLevel={3}
            more={t('more')}
          />
        ))}
      </div>
    </section>
  )
}

const chaptersOf = ({ chapters }: AnalysisDocument, kind: AnalysisKind) =>
  chapters.filter(({ key }) => shown[kind].some((wanted) => wanted === key))
