import { type Block, type InlineNode, type ListItem, readBlocks } from '@krono/contract'
import { z } from 'zod'

/** An editor's e-mail as blocks. */
export const bodySchema = z.array(z.unknown()).transform(readBlocks)

/** A block, or a node in one. */
type Node = Block | InlineNode | ListItem

/** A node with all its descendants. */
export const allNodes = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap(allNodes) : []),
]
