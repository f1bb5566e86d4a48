import type { AnalysisChapter, AnalysisDocument, ChapterKey } from '@krono/contract'
import type { ReactNode } from 'react'
import { Chapter } from './chapter'
import styles from './chapters.module.css'
import { documentWords } from './document-words'
import { sceneOf } from './scene'

type AnalysisChaptersProps = {
  document: AnalysisDocument
  /** Level of the chapter headings. */
  headingLevel: number
  /** Content beside the number of a chapter. */
  besideNumber?: ((chapter: ChapterKey) => ReactNode) | undefined
  /** Content after the last text of a chapter. */
  atEnd?: ((chapter: AnalysisChapter) => ReactNode) | undefined
}

/** An analysis to read: its chapters in order, in the document's language. */
export function AnalysisChapters({
  document,
  headingLevel,
  besideNumber,
  atEnd,
}: AnalysisChaptersProps) {
  return (
    <div className={styles.chapters} lang={documentWords(document.language).lang}>
      {document.chapters.map((chapter, place) => (
        <Chapter
          key={chapter.key}
          number={place + 1}
          scene={sceneOf({ document, chapter, headingLevel })}
          besideNumber={besideNumber?.(chapter.key)}
          atEnd={atEnd?.(chapter)}
        />
      ))}
    </div>
  )
}
