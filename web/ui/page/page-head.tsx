import type { ReactNode } from 'react'
import type { PartMark } from '@/server/preview/part'
import { LanguageNote } from '@/ui/notice/language-note'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: ReactNode
  lead: string
  /** Marks of their fields for an editor's preview. */
  parts?: { title: PartMark; lead: PartMark }
}

/** The heading of a page and the lead below it. */
export function PageHead({ title, lead, parts }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 {...parts?.title}>{title}</h1>
      <p {...parts?.lead}>{lead}</p>
      <LanguageNote lang={parts?.title.lang} />
    </div>
  )
}
