import { describe, expect, test } from '@jest/globals'
import { analysisKinds } from '@krono/contract'
import { chooseNext } from '../../src/commerce/next-analysis/choose-next'
import type { Facts, Held, KnownPerson } from '../../src/commerce/next-analysis/facts'

const today = '2026-11-30'
const anna = { name: 'Kővári Anna', date: '1984-06-12' }
const bela = { name: 'Béla', date: '1980-03-04' }
const cili = { name: 'Cili', date: '1990-01-02' }
const panni = { name: 'Panni', date: '2019-05-06' }
const peti = { name: 'Peti', date: '2012-05-06' }

const inFamily = (person: { name: string; date: string }) => ({ ...person, group: 'family' })

const had = (kind: Held['kind'], people: readonly KnownPerson[], madeOn = '2026-11-01'): Held => ({
  kind,
  people,
  madeOn,
})

/** What is offered to Anna after an analysis: its reason, its kind and its people. */
function offeredAfter(of: Held, more: Partial<Facts> = {}) {
  const offer = chooseNext({
    me: { ...anna, firstName: 'Anna' },
    saved: [],
    sold: analysisKinds,
    today,
    ...more,
    of,
    held: [of, ...(more.held ?? [])],
  })
  if (!offer) return null
  const names = offer.people.map(({ name }) => name).join(', ')
  return `${offer.reason}: ${offer.kind} of ${names}`
}

const long = had('long', [anna])
const short = had('short', [anna])
const both = had('relationship', [anna, bela])
const parents = [
  { ...anna, role: 'parent' },
  { ...bela, role: 'parent' },
] as const

describe('after', () => {
  test.each<[string, Held, Partial<Facts>, string | null]>([
    ['a short one the detailed one', short, {}, 'whole: long of Kővári Anna'],
    ['a short one of a child too young for it nothing', had('short', [panni]), {}, null],
    [
      'a short one of a person with a detailed one the relationship',
      short,
      { held: [long], saved: [inFamily(bela)] },
      'pair: relationship of Kővári Anna, Béla',
    ],
    ['a detailed one of a member without saved dates nothing', long, {}, null],
    [
      'a detailed one the relationship with a saved person',
      long,
      { saved: [{ ...cili, group: 'friends' }, inFamily(bela)] },
      'pair: relationship of Kővári Anna, Cili',
    ],
    [
      'a detailed one the relationship with a partner rather than with a friend',
      long,
      {
        saved: [{ ...cili, group: 'friends' }],
        held: [had('family', [anna, { ...bela, role: 'partner' }, peti])],
      },
      'pair: relationship of Kővári Anna, Béla',
    ],
    [
      'a detailed one the relationship with whom the member has an analysis of, too',
      long,
      { held: [had('short', [cili])], saved: [inFamily(bela)] },
      'pair: relationship of Kővári Anna, Cili',
    ],
    [
      'a detailed one of another person the relationship with the member',
      had('long', [bela]),
      {},
      'pair: relationship of Béla, Kővári Anna',
    ],
    [
      'a detailed one of another person nothing, while the own birth date is unknown',
      had('long', [bela]),
      { me: undefined },
      null,
    ],
    [
      'a detailed one the next relationship, when the first is there',
      long,
      { saved: [inFamily(bela), inFamily(cili)], held: [both] },
      'pair: relationship of Kővári Anna, Cili',
    ],
    [
      'a detailed one the family, when the only saved person is a child',
      long,
      { saved: [inFamily(panni)] },
      'family: family of Kővári Anna, Panni',
    ],
    ['a relationship the detailed one of the other', both, {}, 'alone: long of Béla'],
    [
      'a relationship the own detailed one, when the other’s is there',
      both,
      { held: [had('long', [bela])] },
      'alone: long of Kővári Anna',
    ],
    [
      'a relationship of partners the family, with the children',
      had('relationship', [anna, { ...bela, role: 'partner' }]),
      { held: [long, had('long', [bela])], saved: [inFamily(panni), inFamily(peti)] },
      'family: family of Kővári Anna, Béla, Panni, Peti',
    ],
    [
      'a relationship of friends the family without the friend',
      both,
      { held: [long, had('long', [bela])], saved: [inFamily(panni)] },
      'family: family of Kővári Anna, Panni',
    ],
    [
      'a family the relationship of the parents',
      had('family', [...parents, { ...panni, role: 'child' }]),
      {},
      'two: relationship of Kővári Anna, Béla',
    ],
    [
      'a family without parts the own detailed one',
      had('family', [anna, bela, panni]),
      {},
      'alone: long of Kővári Anna',
    ],
    [
      'a group the own detailed one',
      had('group', [anna, bela, cili]),
      {},
      'alone: long of Kővári Anna',
    ],
    ['a group of others nothing', had('group', [bela, cili, peti]), {}, null],
  ])('%s', (_what, of, more, expected) => {
    expect(offeredAfter(of, more)).toBe(expected)
  })
})

describe('the next year', () => {
  const next = 'year: long of Kővári Anna'
  test.each([
    // The year of an analysis of November 2025 runs until 30 November 2026: 45 days before, and 550 days after the analysis.
    ['2026-10-15', '2025-11-10', null],
    ['2026-10-16', '2025-11-10', next],
    ['2026-12-31', '2025-11-10', next],
    ['2027-05-14', '2025-11-10', next],
    ['2027-05-15', '2025-11-10', null],
  ])('on %s after an analysis of %s: %s', (day, madeOn, expected) => {
    expect(offeredAfter(had('long', [anna], madeOn), { today: day })).toBe(expected)
  })

  test('is not offered again to who has it', () => {
    const held = [had('long', [anna], today)]
    expect(offeredAfter(had('long', [anna], '2025-11-10'), { held })).toBeNull()
  })

  test('names the day', () => {
    const of = had('long', [anna], '2025-11-10')
    const facts = { me: undefined, saved: [], sold: analysisKinds, today, of, held: [of] }
    expect(chooseNext(facts)).toEqual({
      kind: 'long',
      people: [anna],
      reason: 'year',
      about: ['Kővári Anna'],
      until: '2026-11-30',
    })
  })
})

describe('nothing is offered', () => {
  test.each<[string, Held, Partial<Facts>]>([
    ['that is not sold', short, { sold: ['short'] }],
    [
      'that the member has, the people in another order',
      long,
      { saved: [inFamily(bela)], held: [had('relationship', [bela, anna])] },
    ],
    [
      'that the member has under another name',
      short,
      { held: [had('long', [{ ...anna, name: 'Ani' }])] },
    ],
    ['with a child for whom it is not sold', long, { saved: [{ ...panni, group: 'friends' }] }],
    ['a relationship with oneself', long, { saved: [inFamily({ ...anna, name: 'Ani' })] }],
    [
      'a family that the member has, with a grandparent',
      long,
      { saved: [inFamily(panni)], held: [had('family', [anna, panni, cili])] },
    ],
    [
      'to a twin as if to oneself',
      had('group', [{ ...anna, name: 'Kővári Béla' }, bela, cili]),
      {},
    ],
  ])('%s', (_what, of, more) => {
    expect(offeredAfter(of, more)).toBeNull()
  })

  test('a family that is larger than one may be', () => {
    const children = Array.from({ length: 12 }, (_, place) =>
      inFamily({ name: `Gyerek ${place}`, date: `2020-01-${place + 10}` }),
    )
    const offer = offeredAfter(long, { saved: children })
    expect(offer?.split(',')).toHaveLength(8)
  })
})
