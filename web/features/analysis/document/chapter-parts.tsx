import { BlockView } from './block-view'
import styles from './chapters.module.css'
import type { Part } from './parts'
import type { Scene } from './scene'
import { SectionHead } from './section-head'

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
