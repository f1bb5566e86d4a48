import type { Block } from '@krono/contract'
import type { MailData } from '../mails'
import { placeholdersIn } from './fill-in'

/** What is said or left out as a whole. */
const wholes = new Set(['paragraph', 'quote', 'heading', 'list-item', 'button'])

type Node = {
  type: string
  text?: string
  label?: string
  url?: string
  children?: readonly Node[]
}

/**
 * A body without paragraphs about something that there is not: no sentence about a code that nobody has, no
 * quotation marks around nothing. A name alone is left out of its sentence, which stays.
 */
export const leaveOutUnknown = (body: readonly Block[], data: MailData): Block[] =>
  withoutUnknown(body, data)

const withoutUnknown = <One extends Node>(nodes: readonly One[], data: MailData): One[] =>
  nodes
    .filter((node) => !isAboutNothing(node, data))
    .map((node) => {
      const { children } = node
      return children ? { ...node, children: withoutUnknown(children, data) } : node
    })

function isAboutNothing(node: Node, data: MailData): boolean {
  if (!wholes.has(node.type)) return false
  const values: Readonly<Record<string, unknown>> = data
  const named = placeholdersIn(textsIn(node).join(' '))
  return named.some((name) => name !== 'name' && isEmpty(values[name]))
}

const textsIn = ({ text = '', label = '', url = '', children = [] }: Node): string[] => [
  ...[text, label, url],
  ...children.flatMap(textsIn),
]

const isEmpty = (value: unknown) => value === null || value === ''
