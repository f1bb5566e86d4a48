import { descriptionSlugs, linkToDescription } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './reading.module.css'

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
      <a href={linkToDescription(descriptionSlugs.formulas[language])}>{t('formulaPage')}</a>
    </Disclosure>
  )
}
