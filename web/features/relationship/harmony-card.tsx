import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import measure from '@/features/chart/reading/measure.module.css'
import analysis from '@/features/chart/reading/reading.module.css'
import { Card } from '@/ui/card/card'
import type { PairFacts } from './reversed'
import { harmonySteps } from './steps'

/** The harmony of two people, its meaning, and its computation (engine §5). */
export function HarmonyCard({ facts, isDated }: { facts: PairFacts; isDated: boolean }) {
  const t = translations()
  const name = t('relationship.pair.harmony')
  return (
    <Card>
      <h2>
        <span className={analysis.eyebrow}>{name}</span>{' '}
        <span className={analysis.value}>
          {t('relationship.pair.harmonyOf', { value: formatFigure(facts.harmony) })}
        </span>
      </h2>
      <div className={measure.bar} aria-hidden="true">
        <span style={{ width: `${facts.harmony}%` }} />
      </div>
      <p>{t('relationship.pair.harmonyText')}</p>
      {isDated && <Computed about={name} steps={harmonySteps(t, facts)} />}
    </Card>
  )
}
