import { cycleRangeOf } from '@krono/chart'
import { Computed } from '@/components/analysis/computed'
import { boardWords } from '@/components/cycles/board-words'
import { criticalDaysOf } from '@/components/cycles/critical-days'
import { cycleOrder } from '@/components/cycles/cycle-list'
import { cycleSteps } from '@/components/cycles/cycle-steps'
import { DayBoard } from '@/components/cycles/day-board'
import { DayList } from '@/components/cycles/day-list'
import { Legend } from '@/components/cycles/legend'
import { peakDaysOf } from '@/components/cycles/peak-days'
import { Plot } from '@/components/cycles/plot'
import { defaultRangeLength as days, rangeAround } from '@/components/cycles/range'
import { turnsOf } from '@/components/cycles/turns'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import styles from './energy-cycle.module.css'

/** The curves of thirty days around today, and the days on which they turn. */
export function OwnCycles({ birth }: { birth: string }) {
  const t = translations('energyCycle')
  const biorhythm = translations('biorhythm')
  const range = rangeAround(birth, today(), days)
  const rows = cycleRangeOf(birth, range.from, days).days
  const data = { ...range, today: today(), turns: turnsOf(birth, range.from, cycleOrder) }
  return (
    <div>
      <DayBoard
        data={data}
        words={boardWords()}
        plot={<Plot birth={birth} range={range} />}
        legend={<Legend days={days} />}
      />
      <Computed about={t('title')} steps={cycleSteps(birth, today())} />
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
    </div>
  )
}
