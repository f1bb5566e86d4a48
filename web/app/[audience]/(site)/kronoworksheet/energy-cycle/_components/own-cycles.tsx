import { cycleRangeOf } from '@krono/chart'
import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import { boardWords } from '@/features/cycles/board-words'
import { criticalDaysOf } from '@/features/cycles/critical-days'
import { cycleOrder } from '@/features/cycles/cycle-list'
import { cycleSteps } from '@/features/cycles/cycle-steps'
import { DayBoard } from '@/features/cycles/day-board'
import { DayList } from '@/features/cycles/day-list'
import { DayTable } from '@/features/cycles/day-table'
import { peakDaysOf } from '@/features/cycles/peak-days'
import { Plot } from '@/features/cycles/plot'
import { PlotHint } from '@/features/cycles/plot-hint'
import { defaultRangeLength as days, rangeAround } from '@/features/cycles/range'
import { turnsOf } from '@/features/cycles/turns'
import styles from './energy-cycle.module.css'

/** The curves of thirty days around today, and the critical days. */
export function OwnCycles({ birth }: { birth: string }) {
  const t = translations('energyCycle')
  const biorhythm = translations('biorhythm')
  const range = rangeAround(birth, today(), days)
  const rows = cycleRangeOf(birth, range.from, days).days
  const data = { ...range, today: today(), turns: turnsOf(birth, range.from, cycleOrder) }
  return (
    <div className={styles.own}>
      <DayBoard
        data={data}
        words={boardWords()}
        plot={<Plot birth={birth} range={range} rows={rows} />}
        hint={<PlotHint days={days} />}
      />
      <div className={styles.turning}>
        <DayList
          id="peaks"
          title={t('peaksTitle')}
          lead={t('peaksLead')}
          none={t('peaksNone')}
          rows={peakDaysOf(birth, range)}
        />
        <DayList
          id="critical"
          title={biorhythm('criticalTitle')}
          lead={biorhythm('criticalLead')}
          none={biorhythm('criticalNone')}
          rows={criticalDaysOf(rows)}
        />
      </div>
      <div>
        <DayTable rows={rows} />
        <Computed about={t('title')} steps={cycleSteps(birth, today())} />
      </div>
    </div>
  )
}
