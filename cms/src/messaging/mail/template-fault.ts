import type { Placeholder } from './mail-row'
import { isMailName, mailRow, placeholdersOf } from './mails'
import { placeholdersIn } from './render/fill-in'
import { allNodes, bodySchema } from './render/nodes'

export type TemplateFields = {
  name?: unknown
  subject?: unknown
  body?: unknown
}

/** What is wrong with an e-mail; `known` are the allowed placeholders. */
export type Fault =
  | { kind: 'unknown'; found: string; known: readonly Placeholder[] }
  | { kind: 'noLink' }
  | { kind: 'requires'; missing: Placeholder }
  | { kind: 'subject'; missing: readonly Placeholder[] }
  | { kind: 'stays' }

/** The first fault that would break an e-mail, or undefined. */
export function faultOf({ name, subject, body }: TemplateFields): Fault | undefined {
  const system = typeof name === 'string' && isMailName(name) ? mailRow(name) : undefined
  const known = placeholdersOf(name)
  const texts = [String(subject ?? ''), ...textsOf(body)]
  const found = texts.flatMap(unknownIn(known))[0]
  if (found) return { kind: 'unknown', found, known }
  const inBody = new Set(textsOf(body).flatMap(placeholdersIn))
  if (system?.needsLink && !inBody.has('link')) return { kind: 'noLink' }
  if (system?.requires && !inBody.has(system.requires))
    return { kind: 'requires', missing: system.requires }
  const named = placeholdersIn(String(subject ?? ''))
  const missing = system?.marks?.filter((mark) => !named.includes(mark)) ?? []
  if (missing.length > 0) return { kind: 'subject', missing }
  return undefined
}

/** Texts and URLs of a body. */
function textsOf(body: unknown): string[] {
  const nodes = bodySchema.safeParse(body).data ?? []
  return nodes
    .flatMap(allNodes)
    .flatMap((node) => [
      'text' in node ? node.text : '',
      'url' in node ? node.url : '',
      'caption' in node ? node.caption : '',
      node.type === 'image' ? node.image.caption : '',
    ])
}

// Including unclosed braces, and braces around something that is not a name.
const unknownIn = (known: readonly string[]) => (text: string) => {
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name))
  const rest = text.replace(/\{\{\s*\w+\s*\}\}/gu, '')
  return [
    ...unknown.map((name) => `{{${name}}}`),
    ...(rest.match(/\{\{.{0,20}|.{0,20}\}\}/u) ?? []),
  ]
}
