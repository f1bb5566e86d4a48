import { type ChakraRelation, chakras, type Kind, type Relationship } from '@krono/chart'

/** The parts of a relationship for a result, without dates. */
export type PairFacts = Pick<Relationship, 'type' | 'harmony' | 'chakras' | 'understanding'>

const turnedKind: Record<Kind, Kind> = {
  synchronic: 'synchronic',
  converse: 'converse',
  learner: 'teacher',
  teacher: 'learner',
}

const periods = new Map<string, number>(chakras.map(({ chakra, period }) => [chakra, period]))

/** The relationship from the other side: teacher and learner swap (engine §5). */
export function reversed(facts: PairFacts): PairFacts {
  const turned = chakras.map(({ chakra }) => [chakra, turn(facts.chakras[chakra], chakra)])
  return { ...facts, type: turnType(facts.type), chakras: Object.fromEntries(turned) }
}

function turn(relation: ChakraRelation, chakra: string): ChakraRelation {
  const { offsetDays, kind } = relation
  // Half a cycle ahead is the same from either side.
  const isHalf = 2 * offsetDays === periods.get(chakra)
  return { ...relation, kind: turnedKind[kind], offsetDays: isHalf ? offsetDays : 0 - offsetDays }
}

function turnType(type: PairFacts['type']): PairFacts['type'] {
  if (type.startsWith('teacher')) return type.replace('teacher', 'learner') as PairFacts['type']
  return type.replace('learner', 'teacher') as PairFacts['type']
}
