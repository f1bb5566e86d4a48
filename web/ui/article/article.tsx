import type { ReactNode } from 'react'
import type { Blocks as BlockList } from '@/server/cms/schemas'
import { Blocks } from '@/ui/blocks/blocks'
import styles from './article.module.css'

/** A page of running text: title, Blocks, and what follows (a button, usually). */
export function Article({
  title,
  blocks,
  children,
}: {
  title: string
  blocks: BlockList
  children?: ReactNode
}) {
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      <Blocks blocks={blocks} />
      {children}
    </article>
  )
}
