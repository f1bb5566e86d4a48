import type { ReactNode } from 'react'
import type { Block } from '@/lib/contract/blocks'
import type { PartMark } from '@/server/preview/part'
import { LanguageNote } from '@/ui/notice/language-note'
import styles from './article.module.css'
import { Blocks } from './blocks'
import type { Learner } from './own'

type ArticleProps = {
  title: string
  /** The fields of its title and text, in a preview. */
  parts?: { title: PartMark; text: PartMark }
  blocks: readonly Block[]
  /** Of a lesson: the reader, for their own drawings. */
  learner?: Learner | undefined
  /** A note before the text. */
  note?: ReactNode
  /** Content after the text, usually a button. */
  children?: ReactNode
}

/** A page of running text. */
export function Article({ title, blocks, learner, parts, note, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <h1 {...parts?.title}>{title}</h1>
      <LanguageNote lang={parts?.title.lang} />
      {note}
      <Blocks blocks={blocks} learner={learner} part={parts?.text} />
      {children}
    </article>
  )
}
