import { Disclosure } from '@/ui/disclosure/disclosure'
import type { ChakraScore } from '../scoring'
import { inFigures } from './local'
import styles from './profile.module.css'
import type { PersonalityWords } from './words'

/** Everything that the drawing shows, for screen readers and for those who prefer figures. */
export function ProfileTable({
  profile,
  words: { result, chakras, local },
}: {
  profile: readonly ChakraScore[]
  words: PersonalityWords
}) {
  const { columns } = result
  return (
    <Disclosure summary={result.tableTitle}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={result.tableTitle}>
        <table className={styles.table}>
          <caption className="visually-hidden">{result.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.chakra}</th>
              <th scope="col">{columns.score}</th>
              <th scope="col">{columns.band}</th>
              <th scope="col">{columns.level}</th>
              <th scope="col">{columns.confidence}</th>
              <th scope="col">{columns.answers}</th>
            </tr>
          </thead>
          <tbody>
            {profile.map(({ chakra, score, band, level, confidence, points }) => (
              <tr key={chakra}>
                <th scope="row">{chakras[chakra]}</th>
                <td>{inFigures(score, local)}</td>
                <td>±{inFigures(band, local)}</td>
                <td>{result.level[level]}</td>
                <td>{result.confidence[confidence]}</td>
                <td>{points.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
