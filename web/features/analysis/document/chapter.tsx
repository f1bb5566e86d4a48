import type { ReactNode } from 'react'
import { ChapterParts } from './chapter-parts'
import styles from './chapters.module.css'
import { Heading } from './heading'
import { partsOf } from './parts'
import { chapterId, type Scene } from './scene'

type ChapterProps = { number: number; scene: Scene; besideNumber?: ReactNode; atEnd?: ReactNode }

/** One chapter: its number and title, a note about its language, and its parts. */
export function Chapter({ number, scene, besideNumber, atEnd }: ChapterProps) {
  const { chapter, words, headingLevel, textLang } = scene
  const id = chapterId(chapter.key)
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <Heading level={headingLevel} id={`${id}-title`} className={styles.title}>
        <span className={styles.number}>{number}</span> {words.chapter(chapter.key)}
      </Heading>
      {besideNumber}
      {textLang && (
        <p className={styles.language}>{words.t(`analysis.inLanguage.${chapter.language}`)}</p>
      )}
      <ChapterParts parts={partsOf(chapter.blocks)} scene={scene} />
      {atEnd}
    </section>
  )
}
