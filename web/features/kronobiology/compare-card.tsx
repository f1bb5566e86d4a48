import { translations } from '@/base/words/translations'
import type { FeltDay } from '@/lib/contract/felt-days'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { type Agreement, agreementsOf, fewestDays } from './agreement/agreement'
import styles from './compare-card.module.css'
import { FeltPlot } from './felt-plot'
import { formatShare } from './format-share'
import { cycleOfScale } from './scales'

type CompareCardProps = { birth: string; days: readonly FeltDay[] }

const how = ['rank', 'shuffle', 'holm', 'weeks', 'bias'] as const

/** The ratings beside the curves, with the correlation of each and its uncertainty (decision day-notes). */
export function CompareCard({ birth, days }: CompareCardProps) {
  const t = translations('kronobiology.compare')
  return (
    <Card className={styles.card} aria-labelledby="compare">
      <h2 id="compare">{t('title')}</h2>
      {days.length === 0 ? (
        <p className={styles.lead}>{t('none', { needed: fewestDays })}</p>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.curves}>
            {agreementsOf(birth, days).map((agreement) => (
              <section
                key={agreement.scale}
                className={styles.curve}
                aria-labelledby={`curve-${agreement.scale}`}
              >
                <h3 id={`curve-${agreement.scale}`}>{headingOf(agreement)}</h3>
                <FeltPlot birth={birth} days={days} scale={agreement.scale} />
                <Verdict agreement={agreement} />
              </section>
            ))}
          </div>
        </>
      )}
      <Disclosure summary={t('howTitle')}>
        <ul className={styles.how}>
          {how.map((key) => (
            <li key={key}>{t(`how.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  )
}

function headingOf({ scale }: Agreement): string {
  const t = translations()
  return t('kronobiology.compare.heading', {
    scale: t(`kronobiology.felt.scale.${scale}`),
    cycle: t(`cycle.${cycleOfScale[scale]}`),
  })
}

function Verdict({ agreement }: { agreement: Agreement }) {
  const t = translations('kronobiology.compare')
  const { days } = agreement
  if (agreement.is === 'tooFew') return <p>{t('tooFew', { days, needed: fewestDays })}</p>
  if (agreement.is === 'unchanging') return <p>{t('unchanging', { days })}</p>
  const { correlation, chance } = agreement
  return (
    <>
      <p className={styles.figures}>
        {t('figures', {
          days,
          correlation: formatShare(correlation, { signed: true }),
          chance: formatShare(chance),
        })}
      </p>
      <p>{t(agreement.is)}</p>
    </>
  )
}
