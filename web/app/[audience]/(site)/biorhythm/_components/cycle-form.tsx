import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { formatDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { type CycleQuery, latestDay } from '@/features/cycles/query'
import { rangeLengths } from '@/features/cycles/range'
import { Button } from '@/ui/button/button'
import { DateField } from '@/ui/date-field/date-field'
import { dateFieldWords } from '@/ui/date-field/words'
import field from '@/ui/form/field.module.css'
import styles from './cycle-form.module.css'
import { DayField } from './day-field'

/**
 * Birth date, day and range: a plain GET form, so that it works without JavaScript. It shows the submitted values, with
 * errors beside the fields (spec §5).
 */
export function CycleForm({ query }: { query: CycleQuery }) {
  const t = translations('biorhythm')
  const birthFault = query.state === 'wrong' ? query.birthFault : undefined
  const dayFault = query.state === 'wrong' ? query.dayFault : undefined
  const shown =
    query.state === 'valid'
      ? { birth: formatDate(query.birth), day: formatDate(query.day) }
      : { birth: query.typed.birth, day: query.typed.day || formatDate(today()) }
  // Without a result there is no draggable line; and a cached page does not know its address.
  const Day = query.state === 'empty' ? DateField : DayField
  const dayWords = dateFieldWords({
    label: t('day'),
    hint: t('dayHint'),
    pick: t('dayPick'),
    pickTitle: t('dayPickTitle'),
    faults: { dateInFuture: t('dayTooLate') },
  })
  const birthWords = dateFieldWords()
  const dayMessage =
    dayFault === 'beforeBirth' ? t('beforeBirth') : dayFault && dayWords.faults[dayFault]
  return (
    <form action={linkTo('biorhythm')} className={styles.form}>
      <DateField
        key={`${query.typed.birth} ${birthFault}`}
        words={birthWords}
        name="birth"
        defaultValue={shown.birth}
        message={birthFault && birthWords.faults[birthFault]}
      />
      <Day
        words={dayWords}
        name="day"
        autoComplete="off"
        defaultValue={shown.day}
        message={dayMessage}
        latest={latestDay}
      />
      <div className={field.field}>
        <label className={field.label} htmlFor="days">
          {t('days')}
        </label>
        <select
          id="days"
          name="days"
          key={query.typed.days}
          className={field.input}
          defaultValue={query.typed.days}
        >
          {rangeLengths.map((count) => (
            <option key={count} value={count}>
              {t('dayCount', { count })}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">{t('submit')}</Button>
      <p className={styles.privacy}>{t('privacy')}</p>
    </form>
  )
}
