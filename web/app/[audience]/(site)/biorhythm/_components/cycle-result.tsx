import { cycleRangeOf } from '@krono/chart'
import { boardWords } from '@/components/cycles/board-words'
import { criticalDaysOf } from '@/components/cycles/critical-days'
import { cycleOrder } from '@/components/cycles/cycle-list'
import { DayBoard } from '@/components/cycles/day-board'
import { DayList } from '@/components/cycles/day-list'
import { DayTable } from '@/components/cycles/day-table'
import { Legend } from '@/components/cycles/legend'
import { Plot } from '@/components/cycles/plot'
import type { TypedQuery } from '@/components/cycles/query'
import { type RangeLength, rangeAround } from '@/components/cycles/range'
import { turnsOf } from '@/components/cycles/turns'
import { Notice } from '@/components/ui/notice'
import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { formatDate } from '@/lib/format'
import { linkTo } from '@/lib/links'
import styles from './biorhythm.module.css'
import { CycleForm } from './cycle-form'

type CycleResultProps = {
  birth: string
  day: string
  days: RangeLength
  typed: TypedQuery
  /** A member has a page of their own cycles. */
  isMembers: boolean
}

/** The curves of a range with one day marked, its values and sentences, critical days and table. */
export function CycleResult({ birth, day, days, typed, isMembers }: CycleResultProps) {
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
      <DayList
        id="critical"
        title={t('criticalTitle')}
        lead={t('criticalLead')}
        none={t('criticalNone')}
        rows={criticalDaysOf(rows)}
      />
      <DayTable rows={rows} />
      {isMembers && (
        <p className={`${styles.note} no-print`}>
          <SiteLink href={linkTo('energyCycle')}>
            {translations('energyCycle')('fromBiorhythm')}
          </SiteLink>
        </p>
      )}
      <Notice>{t('notice')}</Notice>
    </div>
  )
}
