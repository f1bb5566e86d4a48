import { Blocks } from '@/features/blocks/blocks'
import type { Block } from '@/lib/contract/blocks'
import type { PartMark } from '@/server/preview/part'
import { Doubts } from './doubts'
import styles from './essay.module.css'

type EssayProps = { blocks: readonly Block[]; part: PartMark; look: 'advantages' | 'doubts' }

/** Running text of a variant: its advantages as a row of cards, its objections as disclosures with the answers. */
export function Essay({ blocks, part, look }: EssayProps) {
  if (blocks.length === 0) return null
  return (
    <section className={styles[look]}>
      {look === 'doubts' ? (
        <Doubts blocks={blocks} part={part} />
      ) : (
        <Blocks blocks={blocks} part={part} />
      )}
    </section>
  )
}
