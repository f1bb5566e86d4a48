import type { Analysis, Language } from '@krono/contract'
import { linkToAnalysis } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { Card } from '@/ui/card/card'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { FileLink } from './file-link'
import styles from './page.module.css'
import { SharePanel } from './share-panel'
import { fileLinkWords, shareWords } from './share-words'

type TakeAlongProps = { analysis: Analysis; language: Language }

/** The ways to share an analysis: the PDF by an expiring link, the page by a revocable one. */
export function TakeAlong({ analysis, language }: TakeAlongProps) {
  const t = translations()
  const address = linkToAnalysis(analysis.id, { language, edition: analysis.edition })
  const site = env.PUBLIC_URL
  return (
    <Card id="share" className={`${styles.along} no-print`} aria-labelledby="share-title">
      <h2 id="share-title">{t('analysisPage.along')}</h2>
      <FileLink
        order={analysis.orderId}
        language={language}
        edition={analysis.edition}
        site={site}
        copyWords={linkToCopyWords()}
        {...fileLinkWords(address)}
      />
      <SharePanel
        id={analysis.id}
        chapters={analysis.chapters.map(({ key }) => ({
          key,
          title: t(`analysis.chapter.${key}`),
        }))}
        share={analysis.share}
        site={site}
        {...shareWords(address)}
      />
    </Card>
  )
}
