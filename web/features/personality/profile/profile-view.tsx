import { fill } from '@/base/text/fill'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import type { Answer } from '../question'
import { type ChakraScore, confidenceOfAll, profileOf } from '../scoring'
import { computedSteps } from './computed-steps'
import { inFigures } from './local'
import styles from './profile.module.css'
import { ProfileFigure } from './profile-figure'
import { profileRows } from './profile-rows'
import { ProfileTable } from './profile-table'
import type { PersonalityWords } from './words'

type ProfileViewProps = { answers: readonly Answer[]; words: PersonalityWords }

/** The result of a test: the drawing, the same as a table, and the meaning of each chakra's score. */
export function ProfileView({ answers, words }: ProfileViewProps) {
  const { result, chakras } = words
  const profile = profileOf(answers)
  const ranked = profile.toSorted((a, b) => b.score - a.score)
  const nameAt = (place: number) => chakras[ranked.at(place)?.chakra ?? 'crown']
  return (
    <div className={styles.profile}>
      <Card className={styles.figure}>
        <ProfileFigure
          rows={profileRows(profile, words)}
          label={fill(result.figureLabel, { highest: nameAt(0), lowest: nameAt(-1) })}
        />
        <p className={styles.legend}>{result.legend}</p>
      </Card>
      <Card className={styles.meanings} aria-labelledby="meanings">
        <h3 id="meanings">{result.textsTitle}</h3>
        <p className={styles.whole}>{result.whole[confidenceOfAll(profile)]}</p>
        {profile.map((row) => (
          <Meaning key={row.chakra} row={row} words={words} />
        ))}
      </Card>
      <Card className={`${styles.row} no-print`}>
        <ProfileTable profile={profile} words={words} />
      </Card>
    </div>
  )
}

function Meaning({ row, words }: { row: ChakraScore; words: PersonalityWords }) {
  const { result, meaning, chakrasLong, computed, local } = words
  const { chakra, score, band, level, confidence } = row
  const isAsked = row.points.length > 0
  return (
    <section className={styles.meaning} aria-labelledby={`test-${chakra}`}>
      <h4 id={`test-${chakra}`}>
        <span className={styles.dot} style={{ background: `var(--${chakra})` }} />
        {chakrasLong[chakra]}
      </h4>
      <p className={styles.figures}>
        <strong>{inFigures(score, local)}</strong> ±{inFigures(band, local)} · {result.level[level]}{' '}
        · {result.confidence[confidence]}
      </p>
      <p>{isAsked ? meaning[chakra][level] : result.none}</p>
      {isAsked && (
        <Disclosure summary={computed.title} about={chakrasLong[chakra]}>
          <ol className={styles.steps}>
            {computedSteps(row, words).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  )
}
