import type { PersonRole } from '@krono/contract'
import { type Age, childAges, grownAges, readerAges, youngAges } from './age'

/** A person of a pair, as far as the choice of texts depends on it. */
export type Member = { role?: PersonRole | undefined; age: Age }

/** Ages and parts for which a text is true; any part without `roles`. */
export type Side = { ages: readonly Age[]; roles?: readonly PersonRole[] }

const parent: Side = { ages: grownAges, roles: ['parent'] }
const grandparent: Side = { ages: grownAges, roles: ['grandparent'] }
const child = (...ages: readonly Age[]): Side => ({ ages, roles: ['child'] })
const both = (side: Side) => [side, side] as const

/**
 * What two people can be to each other: of several that fit, the first. Two parents of a family are partners. The texts
 * name the people in this order. `open`: nothing is known.
 */
export const relations = {
  parentSmall: [parent, child('baby')],
  parentChild: [parent, child('small', 'school')],
  parentTeen: [parent, child('teen')],
  parentGrown: [parent, child(...grownAges)],
  grandparentChild: [grandparent, child(...childAges)],
  grandparentGrown: [grandparent, child(...readerAges)],
  // With their own grown child, or a child-in-law.
  grandparentParent: [grandparent, parent],
  partners: both({ ages: grownAges, roles: ['partner', 'parent'] }),
  siblingsGrown: both({ ages: grownAges, roles: ['sibling', 'child'] }),
  siblingsYoung: both({ ages: youngAges, roles: ['sibling', 'child'] }),
  friends: both({ ages: grownAges, roles: ['friend'] }),
  colleagues: both({ ages: grownAges, roles: ['colleague', 'lead'] }),
  adultChild: [{ ages: grownAges }, { ages: childAges }],
  children: [{ ages: youngAges }, { ages: childAges }],
  open: both({ ages: readerAges }),
} as const satisfies Record<string, readonly [Side, Side]>

export type Relation = keyof typeof relations

const fits = ({ role, age }: Member, { ages, roles }: Side) =>
  ages.includes(age) && (!roles || (role !== undefined && roles.includes(role)))

/** `isTurned`: the text names the second one first. */
export function relationOf(first: Member, second: Member): { is: Relation; isTurned: boolean } {
  for (const [is, [one, other]] of Object.entries(relations) as [Relation, [Side, Side]][]) {
    if (fits(first, one) && fits(second, other)) return { is, isTurned: false }
    if (fits(second, one) && fits(first, other)) return { is, isTurned: true }
  }
  throw new RangeError('Every two ages are open, or with a child')
}
