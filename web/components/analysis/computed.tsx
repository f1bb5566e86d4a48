import { Disclosure } from '@/components/ui/disclosure'
import { translations } from '@/i18n/translations'
import { language } from '@/lib/language'
import { formulaSlugs, linkToDescription } from '@/lib/links'
import styles from './analysis.module.css'

/** "How was this computed?" for one figure: the steps with this date's own numbers, one a line. */
export function Computed({ about, steps }: { about: string; steps: readonly string[] }) {
  const t = translations('result')
  if (steps.length === 0) return null
  return (
    <Disclosure summary={t('computed')} about={about}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={linkToDescription(formulaSlugs[language])}>{t('formulaPage')}</a>
    </Disclosure>
  )
}
