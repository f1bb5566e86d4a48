import { cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { Card } from '@/ui/card/card'
import { dayInWords } from './day-words'
import { formatReading } from './local-reading'
import { moodOf, readingAt } from './reading'
import { Swatch } from './swatch'
import styles from './today-lines.module.css'
import { turnsOf } from './turns'

/** Today's changes: for each classical cycle its value, the change since yesterday, and a sentence. */
export function TodayLines({ birth }: { birth: string }) {
  const t = translations()
  const day = today()
  const turns = turnsOf(birth, day, classicalCycles)
  const before = cycleOf(birth, day === birth ? day : dateOf(dayNumberOf(day) - 1)).cycles
  const rows = classicalCycles.flatMap((cycle, index) => {
    const turn = turns[index]
    if (!turn) return []
    const reading = readingAt(turn, 0)
    const change = Math.round((reading.value - before[cycle].value) * 10) / 10
    return [{ cycle, value: reading.value, change, mood: moodOf(reading) }]
  })
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="what-changed">
      <h2 id="what-changed">{t('member.changed')}</h2>
      <p className={styles.day}>{dayInWords(day, intl)}</p>
      <ul className={styles.lines}>
        {rows.map((row) => (
          <li key={row.cycle}>
            <p className={styles.figures}>
              <Swatch cycle={row.cycle} /> <strong>{t(`cycle.${row.cycle}`)}</strong>{' '}
              {t('member.changedLine', {
                value: formatReading(row.value),
                change: formatReading(row.change),
              })}
            </p>
            <p>{t(`biorhythm.mood.${row.cycle}.${row.mood}`)}</p>
          </li>
        ))}
      </ul>
      <a href={linkTo('energyCycle')}>{t('member.cycleLink')}</a>
    </Card>
  )
}
