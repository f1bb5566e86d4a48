import type { Analysis, Language } from '@krono/contract'
import Link from 'next/link'
import { linkToAnalysis } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import stack from '@/ui/stack/stack.module.css'
import styles from './page.module.css'

type EditionsProps = { analysis: Analysis; language: Language }

/** Notice that the displayed text is an earlier edition of an analysis that was recomposed later. */
export function ThisEdition({ analysis, language }: EditionsProps) {
  const { id, edition, earlier } = analysis
  const shown = earlier.find((one) => one.id === edition)
  if (!shown) return null
  const t = translations('analysisPage.editions')
  return (
    <p className={`${styles.goOn} no-print`}>
      {t('reading', { date: formatLongDateOf(shown.until) })}{' '}
      <Link href={linkToAnalysis(id, { language })}>{t('newest')}</Link>
    </p>
  )
}

/** Links to the editions of an analysis before it was recomposed; they stay readable. */
export function EarlierEditions({ analysis, language }: EditionsProps) {
  const { id, edition, earlier } = analysis
  if (earlier.length === 0) return null
  const t = translations('analysisPage.editions')
  return (
    <Card className={`${stack.parts} no-print`} aria-labelledby="editions-title">
      <h2 id="editions-title">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul>
        {earlier.map((one) => (
          <li key={one.id}>
            <Link
              href={linkToAnalysis(id, { language, edition: one.id })}
              aria-current={one.id === edition ? 'page' : undefined}
            >
              {t('until', { date: formatLongDateOf(one.until) })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
