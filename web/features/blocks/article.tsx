import type { ReactNode } from 'react'
import type { Block } from '@/lib/contract/blocks'
import styles from './article.module.css'
import { Blocks } from './blocks'

type ArticleProps = {
  title: string
  blocks: readonly Block[]
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
