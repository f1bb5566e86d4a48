import { describe, expect, test } from '@jest/globals'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse, type Outline, type Prose } from '../../src/analysis/analyses/compose/outline'
import { ageOn, childAges } from '../../src/analysis/analyses/compose/particular/age'
import {
  type Member,
  type Relation,
  relationOf,
  relations,
  type Side,
} from '../../src/analysis/analyses/compose/particular/relation'
import { readersOf } from '../../src/analysis/analysis-texts/text-tables'
import { madeOn, randomPeople } from './random-people'
import { seededTexts } from './seeded-texts'

type Section = { person?: number; pair?: readonly number[] }

/** The people whom a text of a section is about, in the order of the text. */
function peopleOf({ fillings }: Prose, { person, pair }: Section, everybody: number): number[] {
  const { a, b, name } = fillings?.names ?? {}
  if (a !== undefined && b !== undefined) return [a, b]
  const one = name ?? person
  if (one !== undefined) return [one]
  return pair ? [...pair] : [...Array(everybody).keys()]
}

/** Texts of an analysis that are not true for the ages or the parts of whom they are about. */
function misplacedIn({ people, chapters }: Outline): string[] {
  const memberAt = (place: number): Member => ({
    role: people[place]?.role,
    age: ageOn(people[place]?.date ?? '', madeOn),
  })
  return chapters.flatMap(({ blocks }) => {
    let section: Section = {}
    return blocks.flatMap((block) => {
      if (block.type === 'section') section = block.of as Section
      if (!isProse(block)) return []
      const members = peopleOf(block, section, people.length).map(memberAt)
      return isTrueFor(block.key, members) ? [] : [`${block.key}: ${JSON.stringify(members)}`]
    })
  })
}

function isTrueFor(key: string, members: readonly Member[]): boolean {
  const readers = readersOf(key)
  if (!readers) return false
  const [first, second = first] = readers
  const hasAges = members.every(({ age }, place) => (place === 1 ? second : first).includes(age))
  const [, relation = ''] = key.match(/^pairRole\.([^-]+)-/) ?? []
  const sides: readonly [Side, Side] | undefined = relations[relation as Relation]
  const hasRole = ({ roles }: Side, { role }: Member) => !roles || (role && roles.includes(role))
  const hasRoles =
    !sides || members.every((member, place) => hasRole(sides[place === 1 ? 1 : 0], member))
  return hasAges && hasRoles
}

describe('every text is true for whom it is about', () => {
  test.each([
    ['family', 2, 7, 1500],
    ['group', 3, 18, 500],
    ['relationship', 2, 1, 500],
    ['short', 1, 1, 200],
    ['long', 1, 1, 200],
  ] as const)('in a %s of %i and more', (kind, fewest, more, count) => {
    const { people, upTo } = randomPeople(38)
    const misplaced = Array.from({ length: count }, () =>
      composeAnalysis({ kind, people: people(fewest + upTo(more), kind), madeOn }),
    ).flatMap(misplacedIn)
    expect(misplaced.slice(0, 10)).toEqual([])
  })
})

describe('what two people are to each other', () => {
  test.each([
    ['parent', 'adult', 'child', 'baby', 'parentSmall', false],
    ['child', 'school', 'parent', 'adult', 'parentChild', true],
    ['parent', 'adult', 'child', 'teen', 'parentTeen', false],
    ['parent', 'senior', 'child', 'adult', 'parentGrown', false],
    ['grandparent', 'senior', 'child', 'small', 'grandparentChild', false],
    ['child', 'teen', 'grandparent', 'senior', 'grandparentGrown', true],
    ['parent', 'adult', 'parent', 'adult', 'partners', false],
    ['partner', 'senior', 'partner', 'adult', 'partners', false],
    ['child', 'school', 'child', 'baby', 'siblingsYoung', false],
    ['sibling', 'adult', 'child', 'adult', 'siblingsGrown', false],
    ['friend', 'adult', 'friend', 'senior', 'friends', false],
    ['friend', 'teen', 'friend', 'adult', 'open', false],
    ['lead', 'adult', 'colleague', 'adult', 'colleagues', false],
    ['grandparent', 'senior', 'parent', 'adult', 'grandparentParent', false],
    ['parent', 'adult', 'grandparent', 'adult', 'grandparentParent', true],
    [undefined, 'adult', undefined, 'adult', 'open', false],
    [undefined, 'adult', 'child', 'small', 'adultChild', false],
    ['child', 'small', undefined, 'senior', 'adultChild', true],
    [undefined, 'teen', undefined, 'small', 'children', false],
    ['sibling', 'adult', 'child', 'small', 'adultChild', false],
  ] as const)('%s (%s) and %s (%s): %s', (role, age, otherRole, otherAge, is, isTurned) => {
    const found = relationOf({ role, age }, { role: otherRole, age: otherAge })
    expect(found).toEqual({ is, isTurned })
  })
})

/** Words of grown-up life, by language. */
const grownUpLife = {
  hun: /(?<!\p{L})(értekezlet|számlá[tkzv]|e-mail|telefonhívás|telefonál|költözköd|lakásnéz|határid|főnök|munkahely|kollég|hitel|adóbevall|fizetésemel)/iu,
  eng: /\b(meetings?|invoices?|e-?mails?|phone calls?|removal van|boss|colleagues?|deadlines?|mortgage|salary)\b/i,
  rus: /(совещани|счёт-фактур|электронн\p{L}+ письм|начальни|коллег|дедлайн|ипотек|зарплат)/iu,
} as const

const aboutChildren = seededTexts.filter(([key]) =>
  readersOf(key)?.some((ages) => ages.some((age) => childAges.includes(age))),
)

test.each(aboutChildren)('%s has no word of grown-up life', (_key, texts) => {
  for (const language of ['hun', 'eng', 'rus'] as const) {
    const { title = '', short = '', long = '' } = texts[language] ?? {}
    expect([title, short, long].join(' ')).not.toMatch(grownUpLife[language])
  }
})
