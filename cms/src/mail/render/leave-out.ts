import type { MailData } from '../mails'
import { placeholdersIn } from './fill-in'
import { allNodes, type BodyNode } from './nodes'

/** What is said or left out as a whole. */
const wholes = new Set(['paragraph', 'quote', 'heading', 'list-item'])

/**
 * A body without paragraphs about something that there is not: no sentence about a code that nobody has, no
 * quotation marks around nothing. A name alone is left out of its sentence, which stays.
 */
export const leaveOutUnknown = (body: readonly BodyNode[], data: MailData): BodyNode[] =>
  body
    .filter((node) => !isAboutNothing(node, data))
    .map((node) => {
      const { children } = node
      return children ? { ...node, children: leaveOutUnknown(children, data) } : node
    })

function isAboutNothing(node: BodyNode, data: MailData): boolean {
  if (!wholes.has(node.type)) return false
  const values: Readonly<Record<string, unknown>> = data
  const named = allNodes(node).flatMap(({ text = '', url = '' }) => placeholdersIn(text + url))
  return named.some((name) => name !== 'name' && isEmpty(values[name]))
}

const isEmpty = (value: unknown) => value === null || value === ''
