import { descriptionSlugs, linkTo, linkToDescription } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './reading.module.css'
import { StepsLater } from './steps-later'

type ComputedProps = {
  /** The computed value, for screen readers. */
  about: string
  steps: readonly string[]
  isOpen?: boolean | undefined
}

/** "How was this computed?" for one figure: the steps with the numbers of this date, one per line. */
export function Computed({ about, steps, isOpen }: ComputedProps) {
  const t = translations('result')
  if (steps.length === 0) return null
  return (
    <Disclosure summary={t('computed')} about={about} isOpen={isOpen}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={linkToDescription(descriptionSlugs.formulas[language])}>{t('formulaPage')}</a>
    </Disclosure>
  )
}

/** Identifies a computed figure of a chart, with the function that makes its steps. */
export type Workings = {
  of: string
  date: string
  withSteps?: boolean
  make: () => readonly string[]
}

/**
 * The same for a chart of a date, with the steps loaded when the disclosure is opened: twenty times six lines that are
 * rarely read at once (decision result-pages). `withSteps` is the page with all steps.
 */
export function ComputedLater({ about, of, date, withSteps, make }: Workings & { about: string }) {
  const t = translations('result')
  const id = `steps-${of}`
  if (withSteps || !date) {
    return (
      <div id={id}>
        <Computed about={about} steps={make()} isOpen={withSteps} />
      </div>
    )
  }
  return (
    <Disclosure summary={t('computed')} about={about}>
      <StepsLater
        id={id}
        page={linkTo('visitorWorksheet', { date, steps: 'all' })}
        words={t('computedSteps')}
        className={styles.steps}
      />
      <a href={linkToDescription(descriptionSlugs.formulas[language])}>{t('formulaPage')}</a>
    </Disclosure>
  )
}
