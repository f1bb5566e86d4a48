import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import analysis from '@/features/chart/reading/reading.module.css'
import { SharedDaysCard } from '@/features/cycles/shared-days-card'
import { Card } from '@/ui/card/card'
import { Notice } from '@/ui/notice/notice'
import { PageHead } from '@/ui/page/page-head'
import type { Texts } from '../chart/reading/reading-props'
import { bondsOf } from './bonds'
import { BondsCard } from './bonds-card'
import { BridgesCard } from './bridges-card'
import { CompanyCard } from './company-card'
import { EachCard } from './each-card'
import { FactList } from './fact-list'
import type { GroupFacts, PairHref } from './group-facts'
import { GroupFigureCard } from './group-figure-card'
import { GroupRow } from './group-row'
import { GroupTable } from './group-table'
import { MatrixCard } from './matrix-card'
import { distinctNames, isolate, type NamedPerson } from './people'
import styles from './relationship.module.css'
import type { DrawnChart } from './rows'

export type GroupResultProps = {
  people: readonly NamedPerson[]
  charts: readonly DrawnChart[]
  group: GroupFacts
  /** Group texts (getGroupTexts). */
  texts: Texts
  pairHref?: PairHref | undefined
}

/**
 * Result of three to twenty people: a description of the group, their charts in a row, all pairs, the mean chart, the
 * strongest and weakest bonds, and the bridges. Parts that need dates are left out if one of them is hidden.
 */
export function GroupResult({ people, charts, group, texts, pairHref }: GroupResultProps) {
  const t = translations()
  const names = distinctNames(people).map(isolate)
  const dates = people.flatMap(({ date }) => date ?? [])
  const dated = dates.length === people.length ? dates : undefined
  const { strongest } = bondsOf(group.pairs)
  const best = strongest[0]
  return (
    <div className={styles.result}>
      <div className={styles.wide}>
        <PageHead
          title={t('relationship.group.title', { count: people.length })}
          lead={t('relationship.group.lead')}
        />
      </div>
      <div className={styles.wide}>
        <FactList
          facts={[
            [t('relationship.group.pairs'), String(group.pairs.length)],
            [
              t('relationship.group.harmony'),
              t('relationship.pair.harmonyOf', { value: formatFigure(group.harmony) }),
            ],
            ...(best
              ? [
                  [
                    t('relationship.group.strongestPair'),
                    t('relationship.pair.title', {
                      a: names[best.a] ?? '',
                      b: names[best.b] ?? '',
                    }),
                  ] as const,
                ]
              : []),
          ]}
        />
      </div>
      <CompanyCard group={group} texts={texts} />
      <GroupRow names={names} charts={charts} />
      <MatrixCard names={names} group={group} dates={dated} pairHref={pairHref} />
      <div className={analysis.figure}>
        <GroupFigureCard names={names} charts={charts} group={group} dates={dated} />
      </div>
      <div className={styles.chapters}>
        <BondsCard names={names} pairs={group.pairs} pairHref={pairHref} />
        <BridgesCard names={names} pairs={group.pairs} pairHref={pairHref} />
        {dated && <SharedDaysCard births={dated} names={names} heading="h2" />}
      </div>
      <Card className={`${styles.wide} no-print`}>
        <GroupTable charts={charts} group={group} />
      </Card>
      <EachCard names={names} pairs={group.pairs} pairHref={pairHref} />
      <div className={styles.wide}>
        <Notice>{t('result.notice')}</Notice>
      </div>
    </div>
  )
}
