import type { ComponentProps } from 'react'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A heading with a level that depends on its context. */
export function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: number }) {
  const Tag = tags[level - 1] ?? 'h6'
  return <Tag {...rest} />
}
