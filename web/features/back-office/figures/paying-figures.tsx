import type { Inputs } from '@krono/contract'
import { fill } from '@/base/text/fill'
import { formatCount, formatMoney, formatPercent } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import type { PayingFigures as Told } from '@/lib/contract/back-office/figures'
import { askAsUser } from '@/server/session/get-session'
import styles from './figures.module.css'

const shareOf = ({ lived, ended }: Told) =>
  lived === 0 ? '–' : formatPercent((ended / lived) * 100)

/** What stands above a list of people who pay; each figure says how it is counted. */
export async function PayingFigures({ list }: Inputs['adminPayingFigures']) {
  const told = await askAsUser({ endpoint: 'adminPayingFigures', input: { list } })
  if (!told) return null
  const words = wordsOf('admin.figures')
  const { people, monthly, lived, ended, pastDue } = told
  const tiles = [
    [
      words.people,
      formatCount(people),
      list === 'subscribers' ? words.subscribersHow : words.peopleHow,
    ],
    [words.monthly, monthly.map(formatMoney).join(' + ') || '–', words.monthlyHow],
    [
      words.churn,
      shareOf(told),
      fill(words.churnHow, { lived: formatCount(lived), ended: formatCount(ended) }),
    ],
    [words.pastDue, formatCount(pastDue), words.pastDueHow],
  ] as const
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value, how]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.how}>{how}</dd>
        </div>
      ))}
      <div>
        <dt>{words.reasons}</dt>
        <Reasons {...told} />
      </div>
    </dl>
  )
}

function Reasons({ reasons }: Told) {
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
