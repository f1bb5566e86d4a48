import { type ChakraKey, type Chart, chakras, chartOf, cycleOf } from '@krono/chart'
import { today } from '@/base/clock'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { Card } from '@/ui/card/card'
import { formatReading } from '../cycles/local-reading'
import styles from './strong-card.module.css'

/** The chakras of a chart with the most energy, the strongest first; of two equal ones the one nearer the root. */
export const strongSidesOf = (chart: Chart, count = 2): ChakraKey[] =>
  chakras
    .map(({ chakra }) => chakra)
    .toReversed()
    .toSorted((one, other) => chart.chakras[other].energy - chart.chakras[one].energy)
    .slice(0, count)

/** The strongest chakra of a chart, and the highest cycle of today. */
export function StrongCard({ birth }: { birth: string }) {
  const t = translations()
  const chart = chartOf(birth)
  const { cycles } = cycleOf(birth, today())
  const [highest = classicalCycles[0]] = classicalCycles.toSorted(
    (one, other) => cycles[other].value - cycles[one].value,
  )
  return (
    <Card className={styles.card} aria-labelledby="strong">
      <h2 id="strong">{t('kronobiology.strong.title')}</h2>
      <p className={styles.lead}>{t('kronobiology.strong.lead')}</p>
      <dl className={styles.sides}>
        {strongSidesOf(chart).map((chakra) => {
          const { energy, level } = chart.chakras[chakra]
          return (
            <div key={chakra} style={{ '--chakra': `var(--${chakra})` } as object}>
              <dt>
                {t(`chakraLong.${chakra}`)}
                <small>{`${formatFigure(energy)}, ${t(`phase.${level}`)}`}</small>
              </dt>
              <dd>{t(`kronobiology.strong.chakra.${chakra}`)}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.lead}>
        {t(`kronobiology.strong.highest.${highest}`, {
          value: formatReading(cycles[highest].value),
        })}
      </p>
    </Card>
  )
}
