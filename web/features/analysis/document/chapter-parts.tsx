import { BlockView } from './block-view'
import styles from './chapters.module.css'
import { Heading } from './heading'
import type { Part } from './parts'
import type { Block, Scene } from './scene'
import { subjectOf } from './subjects'

type SectionHeadProps = { section: Block<'section'>; scene: Scene }

/** Head of a section: its name, a line of facts, and a small drawing if it has one. */
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

/** Parts of a chapter, each below its heading. */
export function ChapterParts({ parts, scene }: { parts: readonly Part[]; scene: Scene }) {
  return parts.map(({ section, blocks }) => (
    <div key={JSON.stringify(section?.of) ?? 'opening'} className={styles.part}>
      {section && <SectionHead section={section} scene={scene} />}
      {blocks.map((block, place) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a part never change
          key={place}
          block={block}
          scene={scene}
          headingLevel={scene.headingLevel + (section ? 2 : 1)}
        />
      ))}
    </div>
  ))
}
