import { cycleRangeOf } from '@krono/chart'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { boardWords } from '@/features/cycles/board-words'
import { criticalDaysOf } from '@/features/cycles/critical-days'
import { cycleOrder } from '@/features/cycles/cycle-list'
import { DayBoard } from '@/features/cycles/day-board'
import { DayList } from '@/features/cycles/day-list'
import { DayTable } from '@/features/cycles/day-table'
import { Plot } from '@/features/cycles/plot'
import { PlotHint } from '@/features/cycles/plot-hint'
import type { TypedQuery } from '@/features/cycles/query'
import { type RangeLength, rangeAround } from '@/features/cycles/range'
import { turnsOf } from '@/features/cycles/turns'
import { SiteLink } from '@/ui/button/site-link'
import { Notice } from '@/ui/notice/notice'
import styles from './biorhythm.module.css'
import { CycleForm } from './cycle-form'

type CycleResultProps = {
  birth: string
  day: string
  days: RangeLength
  typed: TypedQuery
  /** For a member, who has a page of their own cycles. */
  isMembers: boolean
}

/** The curves of a range with one day marked, its values and sentences, critical days and table. */
export function CycleResult({ birth, day, days, typed, isMembers }: CycleResultProps) {
  const t = translations('biorhythm')
  const range = rangeAround(birth, day, days)
  const rows = cycleRangeOf(birth, range.from, days).days
  const data = { ...range, today: today(), turns: turnsOf(birth, range.from, cycleOrder) }
  return (
    <div className={styles.result}>
      <h1>{t('resultTitle')}</h1>
      {/* Closed again by each new result. */}
      <details className={styles.change} key={JSON.stringify(typed)}>
        <summary>
          <span>{t('summary', { birth: formatLongDate(birth), days })}</span>
          <span className={`${styles.changeWord} no-print`}>{t('change')}</span>
        </summary>
        <CycleForm query={{ state: 'valid', birth, day, typed }} />
      </details>
      <DayBoard
        data={data}
        words={boardWords()}
        plot={<Plot birth={birth} range={range} rows={rows} />}
        hint={<PlotHint days={days} />}
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
