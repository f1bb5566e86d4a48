import { chakras, type Reflection } from '@krono/chart'
import { translations } from '@/base/words/translations'
import analysis from '@/features/chart/reading/reading.module.css'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import type { Texts } from '../chart/reading/reading-props'
import type { PairFacts } from './reversed'

const reflections = ['mirror', 'shadow'] as const satisfies readonly Reflection[]

/** The chakras in which one is the other's mirror or shadow (engine §5); nothing without any. */
export function ReflectionCard({ facts, texts }: { facts: PairFacts; texts: Texts }) {
  const t = translations()
  const found = reflections
    .map((reflection) => ({
      reflection,
      members: chakras.filter(({ chakra }) => facts.chakras[chakra].reflection === reflection),
    }))
    .filter(({ members }) => members.length > 0)
  return found.map(({ reflection, members }) => {
    const text = texts.get(`reflection.${reflection}`)
    const word = t(`relationship.reflection.${reflection}`)
    const names = members.map(({ chakra }) => t(`chakra.${chakra}`)).join(', ')
    return (
      <Card key={reflection}>
        <h2>
          <span className={analysis.eyebrow}>
            {word}: {names}
          </span>{' '}
          <span className={analysis.value}>{text?.title ?? word}</span>
        </h2>
        {text && <Prose blocks={text.short} />}
      </Card>
    )
  })
}
