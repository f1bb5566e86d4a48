import type { AnalysisDocument } from '@krono/contract'
import { AnalysisChapters } from './chapters'
import { Colophon } from './colophon'
import { AnalysisContents } from './contents'
import styles from './reading.module.css'

/** An analysis below its cover: the way about it, its chapters and what it is made of. */
export function Reading({ document }: { document: AnalysisDocument }) {
  return (
    <div className={styles.reading}>
      <AnalysisContents document={document} />
      <div className={styles.text}>
        <AnalysisChapters document={document} headingLevel={2} />
        <Colophon document={document} />
      </div>
    </div>
  )
}
