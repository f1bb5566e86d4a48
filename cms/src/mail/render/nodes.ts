import { type Block, type InlineNode, type ListItem, readBlocks } from '@krono/contract'
import { z } from 'zod'

/** What an editor wrote into a letter, block by block. */
export const bodySchema = z.array(z.unknown()).transform(readBlocks)

/** A block, or what stands in one. */
type Node = Block | InlineNode | ListItem

/** The node and everything in it. */
export const allNodes = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap(allNodes) : []),
]
