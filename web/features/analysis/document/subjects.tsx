import type { ChakraReading, ChakraRow } from '@krono/chart'
import type { ReactNode } from 'react'
import type { Two } from '@/features/relationship/people'
import { cycleRow } from './cycle-row'
import type { DocumentWords } from './document-words'
import { relationOf } from './relation-of'
import { type Block, chakrasOfPerson, type Scene } from './scene'
import { PairRing, Ring, Wave } from './section-pictures'

type Subject = { title: string; facts?: string | undefined; picture?: ReactNode }

// The dot never begins a line.
const separator = '\u00a0· '

/** Title and facts of a section, in the document's words. */
export function subjectOf(of: Block<'section'>['of'], scene: Scene): Subject {
  const { words, names, document, chapter } = scene
  if ('chakra' in of) {
    return chapter.key === 'year' ? cycle(of.chakra, scene) : chakra(of.chakra, scene)
  }
  if ('measure' in of) return { title: words.wordOf('measure', of.measure) }
  if ('relation' in of) return { title: words.wordOf('relationship.type', of.relation) }
  if ('month' in of) return { title: words.month(of.month) }
  if ('week' in of) return { title: words.week(of.week) }
  if ('pair' in of) return { title: words.list(of.pair.map((place) => names[place] ?? '')) }
  const date = document.people[of.person]?.date
  return { title: names[of.person] ?? '', facts: date ? words.date(date) : undefined }
}

/** A chakra with its ring: of one person, or of the document's two. */
function chakra(key: string, { document, words }: Scene): Subject {
  const title = words.wordOf('chakraLong', key)
  const row = cycleRow(key)
  const [first, second] = document.people.map(
    (_, person) => chakrasOfPerson(document, person).chakras[row.chakra],
  )
  if (!first) return { title }
  if (!second) {
    const facts = [words.t(`phase.${first.level}`), words.t(`side.${first.side}`)]
    return { title, facts: facts.join(separator), picture: <Ring chakra={key} reading={first} /> }
  }
  return {
    title,
    facts: between(row, [first, second], words),
    picture: <PairRing chakra={key} readings={[first, second]} />,
  }
}

/** The relation of two people in a chakra. */
function between(
  { chakra: key }: ChakraRow,
  readings: Two<ChakraReading>,
  { t }: DocumentWords,
): string | undefined {
  const relation = relationOf(key, readings)
  if (!relation) return undefined
  const { label, kind, reflection } = relation
  const facts = [
    t(`relationship.label.${label}`),
    t(`relationship.kind.${kind}`),
    ...(reflection ? [t(`relationship.reflection.${reflection}`)] : []),
  ]
  return facts.join(separator)
}

/** A chakra's cycle with a part of its wave. */
function cycle(key: string, { words }: Scene): Subject {
  const { cycle: name, period } = cycleRow(key)
  return {
    title: words.t('analysis.cycle', { cycle: words.t(`cycle.${name}`) }),
    facts: words.t('analysis.period', { days: period }),
    picture: <Wave cycle={name} period={period} />,
  }
}
