import type { AnalysisChapter, AnalysisDocument } from '@krono/contract'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { ChapterParts } from './chapter-parts'
import chapters from './chapters.module.css'
import { cutParts } from './cut-parts'
import styles from './excerpt.module.css'
import { Heading } from './heading'
import { partsOf } from './parts'
import { chapterId, sceneOf } from './scene'

type ExcerptProps = {
  document: AnalysisDocument
  chapter: AnalysisChapter
  headingLevel: number
  /** Label of the control that opens the rest. */
  more: string
}

/** A chapter as a page that is cut off: its beginning, and the rest on demand. */
export function Excerpt({ document, chapter, headingLevel, more }: ExcerptProps) {
  const scene = sceneOf({ document, chapter, headingLevel })
  const { words, textLang } = scene
  const [first, rest] = cutParts(partsOf(chapter.blocks))
  const id = chapterId(chapter.key)
  return (
    <article
      className={`${chapters.chapters} ${styles.sheet}`}
      lang={words.lang}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${chapters.chapter} ${styles.first}`}>
        <Heading level={headingLevel} id={`${id}-title`} className={chapters.title}>
          {words.chapter(chapter.key)}
        </Heading>
        {textLang && (
          <p className={chapters.language}>{words.t(`analysis.inLanguage.${chapter.language}`)}</p>
        )}
        <ChapterParts parts={first} scene={scene} />
      </div>
      {rest.length > 0 && (
        <Disclosure summary={more}>
          <div className={`${chapters.chapter} ${styles.rest}`}>
            <ChapterParts parts={rest} scene={scene} />
          </div>
        </Disclosure>
      )}
    </article>
  )
}
