import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import { Card } from '@/ui/card/card'
import { harmonyLookup } from './bonds'
import type { GroupFacts, PairHref } from './group-facts'
import { MatrixCell } from './matrix-cell'
import styles from './relationship.module.css'
import { meanHarmonySteps } from './steps'
import { toneRanges } from './tone'

type MatrixCardProps = {
  names: readonly string[]
  group: GroupFacts
  dates: readonly string[] | undefined
  pairHref: PairHref | undefined
}

/** The harmony of every pair in a grid that scrolls within itself; the numbers stand for the names. */
export function MatrixCard({ names, group, dates, pairHref }: MatrixCardProps) {
  const t = translations()
  const caption = t('relationship.group.matrixCaption')
  const harmonyOf = harmonyLookup(group.pairs)
  return (
    <Card className={styles.wide} aria-labelledby="matrix">
      <h2 id="matrix">{t('relationship.group.matrix')}</h2>
      <p>{t(`relationship.group.${pairHref ? 'matrixLead' : 'matrixLeadStill'}`)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('relationship.group.person')}</th>
              {names.map((name, place) => (
                <th key={name} scope="col">
                  <span aria-hidden="true">{place + 1}</span>
                  <span className="visually-hidden">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, row) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.short} title={name}>
                    <span className={styles.number}>{row + 1}.</span> {name}
                  </span>
                </th>
                {names.map((other, column) => (
                  <MatrixCell
                    key={other}
                    harmony={harmonyOf(row, column)}
                    names={[name, other]}
                    href={row === column ? undefined : pairHref?.(row, column)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.quiet}>{t('relationship.group.tones')}</p>
      <ul className={styles.tones}>
        {toneRanges.map(({ tone, range }) => (
          <li key={tone}>
            <span className={styles[`tone${tone}`]} /> {range}
          </li>
        ))}
      </ul>
      {dates && (
        <Computed
          about={t('relationship.group.harmony')}
          steps={meanHarmonySteps(t, dates, group.harmony)}
        />
      )}
    </Card>
  )
}
