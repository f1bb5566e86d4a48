import type { AnalysisDocument } from '@krono/contract'
import { Notice } from '@/ui/notice/notice'
import { documentWords } from './document-words'

/** So much of a version tells texts apart. */
const versionLength = 8

/** What stands at the end of an analysis: what it is for, and of which numbers and texts it was made. */
export function Colophon({ document }: { document: AnalysisDocument }) {
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
