import type { Inputs } from '@krono/contract'
import { fill } from '@/base/text/fill'
import { formatCount, formatMoney, formatPercent } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import type { PayingFigures as Figures } from '@/lib/contract/back-office/figures'
import { askAsUser } from '@/server/session/get-session'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './figures.module.css'

const shareOf = ({ lived, ended }: Figures) =>
  lived === 0 ? '–' : formatPercent((ended / lived) * 100)

/**
 * Figures above a list of paying users, in one line; a disclosure explains how each is counted, and why users leave.
 */
export async function PayingFigures({ list }: Inputs['adminPayingFigures']) {
  const figures = await askAsUser({ endpoint: 'adminPayingFigures', input: { list } })
  if (!figures) return null
  const words = wordsOf('admin.figures')
  const { people, monthly, lived, ended, pastDue } = figures
  const tiles = [
    [
      words.people,
      formatCount(people),
      list === 'subscribers' ? words.subscribersHow : words.peopleHow,
    ],
    [words.monthly, monthly.map(formatMoney).join(' + ') || '–', words.monthlyHow],
    [
      words.churn,
      shareOf(figures),
      fill(words.churnHow, { lived: formatCount(lived), ended: formatCount(ended) }),
    ],
    [words.pastDue, formatCount(pastDue), words.pastDueHow],
  ] as const
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(([name, value, how]) => (
          <div key={name} title={how}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={words.how}>
        <dl className={styles.explained}>
          {tiles.map(([name, , how]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.how}>{how}</dd>
            </div>
          ))}
          <div>
            <dt>{words.reasons}</dt>
            <Reasons {...figures} />
          </div>
        </dl>
      </Disclosure>
    </>
  )
}

function Reasons({ reasons }: Figures) {
  const t = translations('admin.figures')
  if (reasons.length === 0) return <dd className={styles.how}>{t('noReasons')}</dd>
  return (
    <>
      {reasons.map(({ reason, count }) => (
        <dd key={reason} className={styles.reason}>
          <bdi>{reason ?? t('noReason')}</bdi>
          <span>{formatCount(count)}</span>
        </dd>
      ))}
      <dd className={styles.how}>{t('reasonsHow')}</dd>
    </>
  )
}
