import { Blocks } from '@/features/blocks/blocks'
import type { Block } from '@/lib/contract/blocks'
import type { PartMark } from '@/server/preview/part'
import styles from './essay.module.css'

type EssayProps = { blocks: readonly Block[]; part: PartMark; look: 'advantages' | 'doubts' }

/** Running text of a variant: its advantages as a row of cards, and the answers to doubts in columns. */
export function Essay({ blocks, part, look }: EssayProps) {
  if (blocks.length === 0) return null
  return (
    <section className={styles[look]}>
      <Blocks blocks={blocks} part={part} />
    </section>
  )
}
