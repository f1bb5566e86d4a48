import type { AnalysisDocument } from '@krono/contract'
import type { ComponentProps } from 'react'
import styles from './analysis-body.module.css'
import { AnalysisChapters } from './chapters'
import { Colophon } from './colophon'
import { AnalysisContents } from './contents'

type AnalysisBodyProps = { document: AnalysisDocument } & Pick<
  ComponentProps<typeof AnalysisChapters>,
  'besideNumber'
>

/** An analysis below its cover: the way about it, its chapters and what it is made of. */
export function AnalysisBody({ document, besideNumber }: AnalysisBodyProps) {
  return (
    <div className={styles.reading}>
      <AnalysisContents document={document} />
      <div className={styles.text}>
        <AnalysisChapters document={document} headingLevel={2} besideNumber={besideNumber} />
        <Colophon document={document} />
      </div>
    </div>
  )
}
