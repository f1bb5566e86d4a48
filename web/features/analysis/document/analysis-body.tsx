import type { AnalysisDocument } from '@krono/contract'
import type { ComponentProps } from 'react'
import { Notice } from '@/ui/notice/notice'
import styles from './analysis-body.module.css'
import { AnalysisChapters } from './chapters'
import { AnalysisContents } from './contents'
import { documentWords } from './document-words'

/** Length of the version prefix that identifies the texts. */
const versionLength = 8

/** The end of an analysis: its purpose, and the numbers and texts that it was made from. */
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
  'besideNumber' | 'atEnd'
>

/** An analysis below its cover: contents, chapters, and colophon. */
export function AnalysisBody({ document, ...around }: AnalysisBodyProps) {
  return (
    <div className={styles.reading}>
      <AnalysisContents document={document} />
      <div className={styles.text}>
        <AnalysisChapters document={document} headingLevel={2} {...around} />
        <Colophon document={document} />
      </div>
    </div>
  )
}
