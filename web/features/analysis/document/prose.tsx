import { Heading } from './heading'
import styles from './prose.module.css'
import type { BlockProps } from './scene'

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

/** Introduction of a chapter. */
export function Lead({ block, scene }: BlockProps<'lead'>) {
  return (
    <div className={styles.lead} lang={scene.textLang}>
      <Paragraphs paragraphs={block.paragraphs} />
    </div>
  )
}

/** A text about one result, under its own title. */
export function Text({
  block,
  scene,
  headingLevel,
}: BlockProps<'text'> & { headingLevel: number }) {
  return (
    <div className={styles.text} lang={scene.textLang}>
      <Heading level={headingLevel} className={styles.title}>
        {block.title}
      </Heading>
      <Paragraphs paragraphs={block.paragraphs} />
    </div>
  )
}

/** One or two sentences that connect two results. */
export function Bridge({ block, scene }: BlockProps<'bridge'>) {
  return (
    <div className={styles.bridge} lang={scene.textLang}>
      <Paragraphs paragraphs={block.paragraphs} />
    </div>
  )
}
