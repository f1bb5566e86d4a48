import {
  isProse,
  type Outline,
  type OutlineBlock,
} from '../../src/analysis/analyses/compose/outline'

/** The blocks of an analysis, or of one of its chapters. */
export const blocksOf = ({ chapters }: Outline, wanted?: string) =>
  chapters.filter(({ key }) => !wanted || key === wanted).flatMap(({ blocks }) => blocks)

/** The keys of texts, in order. */
export const keysOf = (blocks: readonly OutlineBlock[]) =>
  blocks.flatMap((block) => (isProse(block) ? [block.key] : []))

/** The blocks of one type. */
export function ofType<Type extends OutlineBlock['type']>(
  blocks: readonly OutlineBlock[],
  type: Type,
) {
  const isWanted = (block: OutlineBlock): block is Extract<OutlineBlock, { type: Type }> =>
    block.type === type
  return blocks.filter(isWanted)
}
