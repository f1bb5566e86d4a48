import type { AnalysisDocument } from '@krono/contract'
import type { ComponentProps } from 'react'
import { Notice } from '@/ui/notice/notice'
import styles from './analysis-body.module.css'
import { AnalysisChapters } from './chapters'
import { AnalysisContents } from './contents'
import { documentWords } from './document-words'

/** So much of a version tells texts apart. */
const versionLength = 8

/** What stands at the end of an analysis: what it is for, and of which numbers and texts it was made. */
function Colophon({ document }: { document: AnalysisDocument }) {
  const { t, lang } = documentWords(document.language)
  const made = t('analysis.colophon', {
    engine: document.engineVersion,
    texts: document.textVersion.slice(0, versionLength),
  })
  return (
    <div lang={lang}>
      <Notice>
        {t('result.notice')} {made}
      </Notice>
    </div>
  )
}

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
