import { allPairs, type Pair } from '../all-pairs'
import { type OutlineBlock, type Subject, section, text } from '../outline'

/** Every pair of a group by its bond, the most frequent bond first. */
export function groupPairs(subject: Subject): OutlineBlock[] {
  const byType = new Map<string, Pair[]>()
  for (const pair of allPairs(subject)) {
    const { type } = pair.relationship
    byType.set(type, [...(byType.get(type) ?? []), pair])
  }
  return [...byType]
    .sort(([, pairs], [, others]) => others.length - pairs.length)
    .flatMap(([relation, pairs]) => [
      section({ relation }),
      text(`groupPair.${relation}`),
      {
        type: 'pairs',
        relation,
        rows: pairs.map(({ people, relationship }) => ({
          people,
          harmony: relationship.harmony,
        })),
      },
    ])
}
