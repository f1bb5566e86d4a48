import type { ComponentType } from 'react'
import type { Block, BlockKind, BlockOf } from '@/lib/contract/blocks'
import { proseViews } from '@/ui/blocks/prose'
import styles from '@/ui/blocks/prose.module.css'
import { BlockButton } from './button'
import { BlockChart } from './chart'
import { BlockCycle } from './cycle'
import { BlockFilm } from './film'
import { BlockImage } from './image'

/** How a page, and an editor's preview of it, draws each kind of block (decision 158). */
const views: { readonly [Kind in BlockKind]: ComponentType<{ block: BlockOf<Kind> }> } = {
  ...proseViews,
  image: BlockImage,
  film: BlockFilm,
  button: BlockButton,
  chart: BlockChart,
  cycle: BlockCycle,
}

type BlocksProps = {
  blocks: readonly Block[]
  /** Where an editor finds the text: attributes of a preview. */
  part?: Readonly<Record<string, string>>
}

/** A long text as editors wrote it, block by block. */
export function Blocks({ blocks, part }: BlocksProps) {
  return (
    <div className={styles.blocks} {...part}>
      {blocks.map((block, index) => {
        const View = views[block.type] as ComponentType<{ block: Block }>
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
        return <View key={index} block={block} />
      })}
    </div>
  )
}
