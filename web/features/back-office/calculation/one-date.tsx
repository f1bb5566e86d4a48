import { currentRules, releasedRules } from '@krono/chart'
import { attributeChakras, draftFields, type EngineDraft } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import { translations, wordsOf } from '@/base/words/translations'
import { Button } from '@/ui/button/button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import field from '@/ui/form/field.module.css'
import type { AskedSteps } from './asked-steps'
import styles from './calculation.module.css'
import { StepsTable } from './steps-table'

const { meanLimits, totalLimits, periods, balanceLimit, contourLimit } = currentRules

/** The numbers of the current version, by the fields of a draft. */
const currentNumbers: Readonly<Record<keyof EngineDraft, number>> = {
  ...periods,
  meanLow: meanLimits.low,
  meanAverage: meanLimits.average,
  meanHigh: meanLimits.aboveAverage,
  totalLow: totalLimits.low,
  totalAverage: totalLimits.average,
  totalHigh: totalLimits.aboveAverage,
  balance: balanceLimit,
  contour: contourLimit,
}

/** Labels of the fields of a draft. */
export function draftLabels(): Readonly<Record<string, string>> {
  const { period, ...words } = wordsOf('admin.calculation.draftFields')
  const names = wordsOf('chakraLong')
  return {
    ...Object.fromEntries(
      attributeChakras.map((chakra) => [chakra, fill(period, { chakra: names[chakra] })]),
    ),
    ...words,
  }
}

/** One date with every intermediate number, by an address that can be sent; works without JavaScript. */
export function OneDate({ asked }: { asked: AskedSteps }) {
  const t = translations('admin.calculation')
  const { birth, fields, fault, steps, other } = asked
  const labels = draftLabels()
  return (
    <section className={styles.part} aria-labelledby="one">
      <h2 id="one">{t('one')}</h2>
      <form method="get" action={linkTo('adminCalculation')} className={styles.form}>
        <div className={field.field}>
          <label className={field.label} htmlFor="birth">
            {t('date')}
          </label>
          <input
            id="birth"
            name="birth"
            className={field.input}
            defaultValue={birth}
            maxLength={40}
            autoComplete="off"
            aria-describedby="birth-hint"
            aria-invalid={fault ? true : undefined}
          />
          <p id="birth-hint" className={fault ? field.error : field.hint}>
            {fault ?? t('dateHint')}
          </p>
        </div>
        <Disclosure summary={t('compare')} isOpen={Object.keys(fields).length > 0}>
          <p className={styles.quiet}>
            {t('compareHint', { list: releasedRules.map(({ version }) => version).join(', ') })}
          </p>
          <div className={styles.numbers}>
            {draftFields.map((name) => (
              <div key={name} className={field.field}>
                <label className={field.label} htmlFor={`draft-${name}`}>
                  {labels[name]}
                </label>
                <input
                  id={`draft-${name}`}
                  name={name}
                  className={field.input}
                  inputMode="numeric"
                  maxLength={4}
                  placeholder={String(currentNumbers[name])}
                  defaultValue={fields[name]}
                />
              </div>
            ))}
          </div>
        </Disclosure>
        <div>
          <Button type="submit">{t('compute')}</Button>
        </div>
      </form>
      {steps ? <StepsTable steps={steps} other={other} /> : !fault && <p>{t('oneEmpty')}</p>}
    </section>
  )
}
