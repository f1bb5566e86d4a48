import type { AnalysisDocument } from '@krono/contract'
import styles from './contents.module.css'
import { documentWords } from './document-words'
import { chapterId } from './scene'

/** The contents of an analysis: beside the text where there is space, otherwise in a disclosure. */
export function AnalysisContents({ document }: { document: AnalysisDocument }) {
  const { t, lang } = documentWords(document.language)
  const title = t('analysis.contents')
  const list = <ChapterList document={document} />
  return (
    <>
      <nav className={styles.beside} aria-label={title} lang={lang}>
        <p className={styles.title}>{title}</p>
        {list}
      </nav>
      <details className={`${styles.folded} no-print`} lang={lang}>
        <summary>{title}</summary>
        <nav aria-label={title}>{list}</nav>
      </details>
    </>
  )
}

function ChapterList({ document }: { document: AnalysisDocument }) {
  const { chapter } = documentWords(document.language)
  return (
    <ol className={styles.list}>
      {document.chapters.map(({ key }) => (
        <li key={key}>
          <a href={`#${chapterId(key)}`}>{chapter(key)}</a>
        </li>
      ))}
    </ol>
  )
}
