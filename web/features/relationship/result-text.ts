import { chakras, type LevelKey, levelChakras, type Pair } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import type { Translate } from '@/base/words/translations'
import type { Texts } from '../chart/reading/reading-props'
import { bondsOf } from './bonds'
import type { GroupFacts } from './group-facts'
import type { Two } from './people'
import { type PairFacts, reversed } from './reversed'

type PairTextProps = {
  names: Two<string>
  facts: PairFacts
  texts: Texts
  /** Good days in words; empty if they are unknown. */
  days: readonly string[]
}

const levels = Object.keys(levelChakras) as LevelKey[]

/** The result of two people as plain text, one fact per line, without birth dates. */
export function pairText(t: Translate, { names, facts, texts, days }: PairTextProps): string {
  const typeLine = (name: string, { type }: PairFacts) =>
    t('relationship.text.type', {
      type: t(`relationship.type.${type}`),
      name,
      title: texts.get(`type.${type}`)?.title || '–',
    })
  const relations = chakras.map(({ chakra }) => {
    const { label, kind, reflection, similarity } = facts.chakras[chakra]
    const words = [
      t(`relationship.label.${label}`),
      t(`relationship.kind.${kind}`),
      ...(reflection ? [t(`relationship.reflection.${reflection}`)] : []),
      formatFigure(similarity),
    ]
    return t('relationship.text.chakra', {
      chakra: t(`chakraLong.${chakra}`),
      facts: words.join(', '),
    })
  })
  const understood = levels.map((level) =>
    t('relationship.text.understanding', {
      level: t(`measure.${level}`),
      label: t(`relationship.understanding.${facts.understanding[level].label}`),
      value: formatFigure(facts.understanding[level].value),
    }),
  )
  return [
    t('relationship.pair.title', { a: names[0], b: names[1] }),
    typeLine(names[0], facts),
    typeLine(names[1], reversed(facts)),
    t('relationship.text.harmony', { value: formatFigure(facts.harmony) }),
    ...relations,
    ...understood,
    ...dayLines(t, days),
  ].join('\n')
}

type GroupTextProps = { names: readonly string[]; group: GroupFacts; days: readonly string[] }

/** The result of a group as plain text, one fact per line, without birth dates. */
export function groupText(t: Translate, { names, group, days }: GroupTextProps): string {
  const inWords = (pairs: readonly Pair[]) =>
    pairs
      .map(({ a, b, harmony }) =>
        t('relationship.text.pair', {
          a: names[a] ?? '',
          b: names[b] ?? '',
          value: formatFigure(harmony),
        }),
      )
      .join('; ')
  const { strongest, hardest } = bondsOf(group.pairs)
  return [
    t('relationship.group.title', { count: names.length }),
    names.join(', '),
    t('relationship.text.meanHarmony', { value: formatFigure(group.harmony) }),
    t('relationship.text.strongest', { pairs: inWords(strongest) }),
    t('relationship.text.hardest', { pairs: inWords(hardest) }),
    ...chakras.map(({ chakra }) =>
      t('relationship.text.chakra', {
        chakra: t(`chakraLong.${chakra}`),
        facts: formatFigure(group.energies[chakra]),
      }),
    ),
    ...dayLines(t, days),
  ].join('\n')
}

const dayLines = (t: Translate, days: readonly string[]) =>
  days.length > 0 ? [t('relationship.text.days', { days: days.join('; ') })] : []
