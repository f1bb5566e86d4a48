import { cycleRangeOf } from '@krono/chart'
import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { criticalDaysOf } from '@/features/cycles/critical-days'
import { DayList } from '@/features/cycles/day-list'
import { NoDate } from '@/features/cycles/no-date'
import { TodayLines } from '@/features/cycles/today-lines'
import { CompareCard } from '@/features/kronobiology/compare-card'
import { FeltCard, openDay } from '@/features/kronobiology/felt-card'
import { FeltTable } from '@/features/kronobiology/felt-table'
import { outcomeWords, reminderOutcomeWords } from '@/features/kronobiology/form-outcome'
import { RemindCard } from '@/features/kronobiology/remind-card'
import { RemoveCard } from '@/features/kronobiology/remove-card'
import { StrongCard } from '@/features/kronobiology/strong-card'
import { WeekCard } from '@/features/kronobiology/week-card'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'
import styles from './_components/kronobiology.module.css'

type Props = { searchParams: SearchParams }

/** Days ahead for which critical days are listed. */
const aheadDays = 28

export function generateMetadata(): Metadata {
  return { title: translations('kronobiology')('title'), robots: { index: false, follow: false } }
}

/** A member's day by their cycles and chart, beside the form for rating it (spec §2). */
export default async function Kronobiology({ searchParams }: Props) {
  const t = translations('kronobiology')
  const query = valuesOf(await searchParams)
  const user = await requireUser('kronobiology', query)
  const birth = user.birthDate
  const [answer, reminder] = birth
    ? await Promise.all([
        askAsUser({ endpoint: 'feltDays' }),
        askAsUser({ endpoint: 'feltReminder' }),
      ])
    : []
  const days = answer?.days ?? []
  const removed = days.find(({ day }) => day === query.remove)
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      {birth ? (
        <>
          {removed && <RemoveCard day={removed.day} />}
          <FeltCard
            userId={user.id}
            days={days}
            day={openDay(query.day ?? '')}
            said={outcomeWords(query.said)}
          />
          <TodayLines birth={birth} />
          <div className={styles.pair}>
            <WeekCard birth={birth} />
            <StrongCard birth={birth} />
          </div>
          <DayList
            id="critical"
            title={translations('biorhythm')('criticalTitle')}
            lead={t('criticalLead')}
            none={translations('biorhythm')('criticalNone')}
            rows={turningDays(birth)}
          />
          <div>
            <CompareCard birth={birth} days={days} />
            {days.length > 0 && <FeltTable days={days} />}
          </div>
          <RemindCard
            hour={reminder?.hour ?? undefined}
            said={reminderOutcomeWords(query.reminded)}
          />
        </>
      ) : (
        <NoDate />
      )}
    </div>
  )
}

/** Only of the three classical cycles: with all seven, nearly every other day would be critical. */
function turningDays(birth: string) {
  return criticalDaysOf(cycleRangeOf(birth, today(), aheadDays).days).flatMap(({ day, cycles }) => {
    const turning = classicalCycles.filter((cycle) => cycles.includes(cycle))
    return turning.length > 0 ? { day, cycles: turning } : []
  })
}
