import type { Calculations } from '@krono/contract'
import { engineDraft } from '@krono/contract'
import Link from 'next/link'
import { today } from '@/base/clock'
import { linkToCalculation } from '@/base/routing/links'
import { formatCount, formatDatedMoment } from '@/base/text/format'
import { dateOrder } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { savingWords } from '@/ui/form/words'
import type { AskedSteps } from './asked-steps'
import styles from './calculation.module.css'
import { NewCalculationForm } from './new-calculation-form'

type ManyDatesProps = Calculations & { asked: AskedSteps }

/** Starts a calculation of many dates, and lists the latest ones. */
export function ManyDates({ calculations, groups, asked }: ManyDatesProps) {
  const t = translations('admin.calculation')
  const draft = engineDraft.safeParse(asked.fields)
  const hasDraft = draft.success && Object.keys(asked.fields).length > 0
  return (
    <section className={styles.part} aria-labelledby="many">
      <h2 id="many">{t('many')}</h2>
      <p className={styles.quiet}>{t('manyHint')}</p>
      {hasDraft && <p>{t('withDraft')}</p>}
      <NewCalculationForm
        words={{
          ...wordsOf('admin.calculation.form'),
          faults: wordsOf('database').import.faults,
        }}
        form={savingWords({ submit: t('start') })}
        groups={groups.map(({ name, members }) => ({
          value: name,
          label: `${name} (${members === null ? translations('admin.emailGroups')('byRule') : formatCount(members)})`,
        }))}
        order={dateOrder}
        today={today()}
        timeZone={env.TIME_ZONE}
        draft={hasDraft ? draft.data : null}
      />
      <h3>{t('latest')}</h3>
      {calculations.length === 0 ? (
        <p>{t('latestEmpty')}</p>
      ) : (
        <ul className={styles.list}>
          {calculations.map(({ id, name, source, state, all, done, startedAt, by }) => (
            <li key={id}>
              <Link prefetch={false} href={linkToCalculation(id)}>
                {name || t(`sources.${source}`)}
              </Link>
              <span className={styles.quiet}>
                {[
                  t(`states.${state}`),
                  t('progress', { done: formatCount(done), all: formatCount(all) }),
                  formatDatedMoment(startedAt),
                  by,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
