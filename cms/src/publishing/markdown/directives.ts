import type { BlockKind } from '@krono/contract'

/** The attributes of a directive, by the name of the block that it makes. */
export const directives = {
  chart: ['date', 'caption'],
  cycle: ['date', 'day', 'caption'],
  own: ['show', 'caption'],
} as const satisfies Partial<Record<BlockKind, readonly string[]>>

export type DirectiveName = keyof typeof directives

export const isDirective = (name: string): name is DirectiveName => Object.hasOwn(directives, name)

/** A block of a directive as written; its values are not validated yet. */
export const directiveBlock = (
  name: DirectiveName,
  attributes: Readonly<Record<string, string | null | undefined>>,
) => ({
  type: name,
  ...Object.fromEntries(directives[name].map((key) => [key, attributes[key] ?? ''])),
  children: [{ type: 'text', text: '' }],
})

/** Attributes that the directive does not have. */
export const strangeAttributes = (name: DirectiveName, attributes: object): string[] =>
  Object.keys(attributes).filter((key) => !directives[name].some((known) => known === key))
