import type { ReactNode } from 'react'
import type { Blocks as BlockList } from '@/server/cms/schemas'
import { Blocks } from '@/ui/blocks/blocks'
import styles from './article.module.css'

type ArticleProps = {
  title: string
  blocks: BlockList
  /** Said before the text begins. */
  note?: ReactNode
  /** What follows the text (a button, usually). */
  children?: ReactNode
}

/** A page of running text. */
export function Article({ title, blocks, note, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      {note}
      <Blocks blocks={blocks} />
      {children}
    </article>
  )
}
