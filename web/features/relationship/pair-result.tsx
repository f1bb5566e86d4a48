import type { Chart } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import analysis from '@/features/chart/reading/reading.module.css'
import { SharedDaysCard } from '@/features/cycles/shared-days-card'
import { Card } from '@/ui/card/card'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import type { Texts } from '../chart/reading/reading-props'
import { HarmonyCard } from './harmony-card'
import { PairCharacters } from './pair-characters'
import { PairFigureCard } from './pair-figure-card'
import { PairKeyFacts } from './pair-key-facts'
import { PairTable } from './pair-table'
import { distinctNames, isolate, type NamedPerson, type Two } from './people'
import { ReflectionCard } from './reflection-card'
import styles from './relationship.module.css'
import { type PairFacts, reversed } from './reversed'
import { SideView } from './side-view'
import { Sides } from './sides'
import type { DatedPerson } from './steps'
import { UnderstandingCard } from './understanding-card'

export type PairResultProps = {
  people: Two<NamedPerson>
  charts: Two<Chart>
  /** From the first person's side. */
  relationship: PairFacts
  texts: Texts
}

/**
 * The relationship of two people: the drawing of both, the type and the chakras from each side, and the common facts.
 * Parts that need dates (computation, good days) are left out if one of them is hidden.
 */
export function PairResult({ people, charts, relationship, texts }: PairResultProps) {
  const t = translations()
  const [first, second] = people
  const [a = '', b = ''] = distinctNames(people)
  const names: Two<string> = [a, b]
  const dated = datedPeople(people, names)
  const lead = dated
    ? t('relationship.pair.lead', {
        a: isolate(a),
        dateA: formatLongDate(dated[0].date),
        b: isolate(b),
        dateB: formatLongDate(dated[1].date),
      })
    : t('relationship.pair.leadUndated')
  const views = [
    { facts: relationship, dated, name: a },
    { facts: reversed(relationship), dated: dated && turned(dated), name: b },
  ] as const
  return (
    <div className={styles.result}>
      <div className={styles.wide}>
        <PageHead
          title={t('relationship.pair.title', { a: isolate(a), b: isolate(b) })}
          lead={lead}
        />
      </div>
      <div className={styles.wide}>
        <PairCharacters
          names={names}
          characters={[charts[0].character, charts[1].character]}
          texts={texts}
        />
      </div>
      <div className={styles.wide}>
        <PairKeyFacts facts={relationship} />
      </div>
      <div className={analysis.figure}>
        <PairFigureCard names={names} charts={charts} facts={relationship} />
      </div>
      <Sides names={names}>
        {[
          <SideView key="first" id="first" {...views[0]} texts={texts} />,
          <SideView key="second" id="second" {...views[1]} texts={texts} />,
        ]}
      </Sides>
      <Card className={`${styles.wide} no-print`}>
        <PairTable names={[isolate(a), isolate(b)]} charts={charts} facts={relationship} />
      </Card>
      <div className={`${styles.wide} ${styles.measures}`}>
        <UnderstandingCard facts={relationship} texts={texts} isDated={dated !== undefined} />
        <HarmonyCard facts={relationship} isDated={dated !== undefined} />
        <ReflectionCard facts={relationship} texts={texts} />
        {first.date && second.date && (
          <SharedDaysCard
            births={[first.date, second.date]}
            names={names.map(isolate)}
            heading="h2"
          />
        )}
      </div>
      <div className={styles.wide}>
        <Notice>{t('result.notice')}</Notice>
      </div>
    </div>
  )
}

const turned = ([first, second]: Two<DatedPerson>): Two<DatedPerson> => [second, first]

function datedPeople(
  [first, second]: Two<NamedPerson>,
  names: Two<string>,
): Two<DatedPerson> | undefined {
  if (!first.date || !second.date) return undefined
  return [
    { name: names[0], date: first.date },
    { name: names[1], date: second.date },
  ]
}
