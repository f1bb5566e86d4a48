import type { AnalysisDocument } from '@krono/contract'
import { Fragment } from 'react'
import { distinctNames } from '@/features/relationship/people'
import { Mark } from '@/ui/page/mark'
import { CoverDrawing } from '../cover/cover-drawing'
import { documentShapes } from '../cover/document-shapes'
import styles from './cover.module.css'
import { isAboutMany } from './document-title'
import { documentWords } from './document-words'

/** The picture of the PDF's title page, in its proportions. */
const box = { width: 595, height: 560 } as const

/** From this length on a title has smaller letters. */
const longTitle = 26

/** The cover of an analysis, as in its PDF: the drawing of its people, the title, names, and dates. */
export function Cover({ document }: { document: AnalysisDocument }) {
  const words = documentWords(document.language)
  const { people, kind, madeOn } = document
  const names = distinctNames(people)
  const isMany = isAboutMany(document)
  const titles = isMany ? [words.kind(kind)] : names
  // A line breaks between two dates only.
  const dates = people.flatMap(({ date }) =>
    date ? [words.longDate(date).replaceAll(' ', '\u00a0')] : [],
  )
  return (
    <header className={styles.cover} lang={words.lang}>
      <CoverDrawing className={styles.picture} shapes={documentShapes(document, box)} box={box} />
      <div className={styles.words}>
        <p className={styles.kind}>
          {isMany ? words.t('analysis.people', { count: people.length }) : words.kind(kind)}
        </p>
        <h1 className={titles.some(({ length }) => length > longTitle) ? styles.long : undefined}>
          {titles.map((title, place) => (
            <Fragment key={title}>
              {place > 0 && <span> {words.and} </span>}
              <bdi>{title}</bdi>
            </Fragment>
          ))}
        </h1>
        {isMany && <p className={styles.facts}>{words.list(names)}</p>}
        {!isMany && dates.length > 0 && <p className={styles.facts}>{dates.join(' · ')}</p>}
        <p className={styles.made}>
          <Mark size={22} />
          {words.t('analysis.madeOn', { date: words.longDate(madeOn) })}
        </p>
      </div>
    </header>
  )
}
