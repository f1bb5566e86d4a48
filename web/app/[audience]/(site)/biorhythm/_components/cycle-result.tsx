import { cycleRangeOf } from '@krono/chart'
import { criticalDaysOf } from '@/components/cycles/critical-days'
import { cycleOrder } from '@/components/cycles/cycle-list'
import type { TypedQuery } from '@/components/cycles/query'
import { type RangeLength, rangeAround } from '@/components/cycles/range'
import { turnsOf } from '@/components/cycles/turns'
import { Notice } from '@/components/ui/notice'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { formatDate } from '@/lib/format'
import styles from './biorhythm.module.css'
import { boardWords } from './board-words'
import { CriticalList } from './critical-list'
import { CycleForm } from './cycle-form'
import { DayBoard } from './day-board'
import { DayTable } from './day-table'
import { Legend } from './legend'
import { Plot } from './plot'

type CycleResultProps = { birth: string; day: string; days: RangeLength; typed: TypedQuery }

/** The curves of a range with one day marked, its values and sentences, critical days and table. */
export function CycleResult({ birth, day, days, typed }: CycleResultProps) {
  const t = translations('biorhythm')
  const range = rangeAround(birth, day, days)
  const rows = cycleRangeOf(birth, range.from, days).days
  const data = { ...range, today: today(), turns: turnsOf(birth, range.from, cycleOrder) }
  return (
    <div className={styles.page}>
      <h1>{t('resultTitle')}</h1>
      {/* A new answer closes it again. */}
      <details className={styles.change} key={JSON.stringify(typed)}>
        <summary>
          <span>{t('summary', { birth: formatDate(birth), days })}</span>
          <span className={`${styles.changeWord} no-print`}>{t('change')}</span>
        </summary>
        <CycleForm query={{ state: 'valid', birth, day, typed }} />
      </details>
      <DayBoard
        data={data}
        words={boardWords()}
        plot={<Plot birth={birth} range={range} />}
        legend={<Legend days={days} />}
      />
      <CriticalList rows={criticalDaysOf(rows)} />
      <DayTable rows={rows} />
      <Notice>{t('notice')}</Notice>
    </div>
  )
}
