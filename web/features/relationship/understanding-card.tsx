import { type LevelKey, levelChakras } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import measure from '@/features/chart/reading/measure.module.css'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import type { Texts } from '../chart/reading/reading-props'
import type { PairFacts } from './reversed'
import { understandingSteps } from './steps'

const levels = Object.keys(levelChakras) as LevelKey[]

type UnderstandingCardProps = { facts: PairFacts; texts: Texts; isDated: boolean }

/** How well two people understand each other in body, emotions and thought (engine §5). */
export function UnderstandingCard({ facts, texts, isDated }: UnderstandingCardProps) {
  const t = translations()
  return (
    <Card>
      <h2>{t('relationship.pair.understanding')}</h2>
      {levels.map((level) => {
        const { value, label } = facts.understanding[level]
        const name = t(`measure.${level}`)
        const text = texts.get(`understanding.${level}.${label}`)
        return (
          <div key={level} className={measure.measure}>
            <h3>{name}</h3>
            <p className={measure.figures}>
              <strong>{formatFigure(value)}</strong>{' '}
              <span>{t(`relationship.understanding.${label}`)}</span>
            </p>
            <div className={measure.bar} aria-hidden="true">
              <span style={{ width: `${value}%` }} />
            </div>
            {text && <Prose blocks={text.short} />}
            {isDated && <Computed about={name} steps={understandingSteps(t, facts, level)} />}
          </div>
        )
      })}
    </Card>
  )
}
