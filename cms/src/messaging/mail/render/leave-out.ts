import type { Block } from '@krono/contract'
import type { MailData } from '../mails'
import { placeholdersIn } from './fill-in'

/** Blocks that are removed as a whole. */
const removable = new Set(['paragraph', 'quote', 'heading', 'list-item', 'button'])

type Node = {
  type: string
  text?: string
  label?: string
  url?: string
  children?: readonly Node[]
}

/**
 * Removes blocks with an unknown value, such as a sentence about a missing code or empty quotation marks. A missing
 * name is only removed from its sentence.
 */
export const leaveOutUnknown = (body: readonly Block[], data: MailData): Block[] =>
  withoutUnknown(body, data)

const withoutUnknown = <One extends Node>(nodes: readonly One[], data: MailData): One[] =>
  nodes
    .filter((node) => !hasUnknownValue(node, data))
    .map((node) => {
      const { children } = node
      return children ? { ...node, children: withoutUnknown(children, data) } : node
    })

function hasUnknownValue(node: Node, data: MailData): boolean {
  if (!removable.has(node.type)) return false
  const values: Readonly<Record<string, unknown>> = data
  const named = placeholdersIn(textsIn(node).join(' '))
  return named.some((name) => name !== 'name' && isEmpty(values[name]))
}

const textsIn = ({ text = '', label = '', url = '', children = [] }: Node): string[] => [
  ...[text, label, url],
  ...children.flatMap(textsIn),
]

const isEmpty = (value: unknown) => value === null || value === ''
