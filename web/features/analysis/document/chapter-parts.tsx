import { BlockView } from './block-view'
import styles from './chapters.module.css'
import { Heading } from './heading'
import type { Part } from './parts'
import type { Block, Scene } from './scene'
import { subjectOf } from './subjects'

type SectionHeadProps = { section: Block<'section'>; scene: Scene }

/** What a part of a chapter is about: its name, a line of facts, and a small drawing where there is one. */
function SectionHead({ section, scene }: SectionHeadProps) {
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

/** Parts of a chapter, each below what it is about. */
export function ChapterParts({ parts, scene }: { parts: readonly Part[]; scene: Scene }) {
  return parts.map(({ section, blocks }) => (
    <div key={JSON.stringify(section?.of) ?? 'opening'} className={styles.part}>
      {section && <SectionHead section={section} scene={scene} />}
      {blocks.map((block, place) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a part stay as they are
          key={place}
          block={block}
          scene={scene}
          headingLevel={scene.headingLevel + (section ? 2 : 1)}
        />
      ))}
    </div>
  ))
}
