import styles from './chapters.module.css'
import { Heading } from './heading'
import type { Block, Scene } from './scene'
import { subjectOf } from './subjects'

type SectionHeadProps = { section: Block<'section'>; scene: Scene }

/** What a part of a chapter is about: its name, a line of facts, and a small drawing where there is one. */
export function SectionHead({ section, scene }: SectionHeadProps) {
  const { title, facts, picture } = subjectOf(section.of, scene)
  return (
    <header className={styles.head}>
      {picture}
      <div>
        <Heading level={scene.headingLevel + 1} className={styles.subject}>
          {title}
        </Heading>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
    </header>
  )
}
