import { everyKey } from '../../src/analysis/analysis-texts/text-tables'

type Words = readonly [fewest: number, most: number]

type Family = {
  short: Words
  long?: Words
  /** It does not stand beside its result, and names it. */
  isNamed?: true
}

/** A result of one chart or of two people: a short text for all readers, and a long one. */
const result = (long: Words): Family => ({ short: [30, 60], long })

/** A text used only in analyses. */
const woven = (...short: Words): Family => ({ short })

const measure = result([170, 290])
const tension: Family = { short: [40, 115], long: [20, 80], isNamed: true }

/** Number of words of each text, by its subject (engine §3 to §7). */
const families: Readonly<Record<string, Family>> = {
  chakra: { short: [30, 50], long: [90, 140] },
  ...{ physical: measure, emotional: measure, intellectual: measure, totalVitalEnergy: measure },
  ...{ logical: measure, creative: measure, community: measure, self: measure },
  ...{ activity: measure, restraint: measure },
  sides: measure,
  contour: measure,
  character: measure,
  type: woven(30, 60),
  bond: woven(170, 290),
  kind: result([85, 155]),
  reflection: result([110, 180]),
  understanding: result([120, 205]),
  portrait: woven(45, 80),
  chapter: woven(6, 75),
  strongest: woven(60, 115),
  weakest: woven(60, 115),
  detail: woven(270, 480),
  form: woven(220, 400),
  theme: woven(110, 210),
  agreement: woven(40, 95),
  agreementBaby: woven(40, 95),
  agreementChild: woven(40, 95),
  agreementSchool: woven(40, 95),
  allAgreement: woven(40, 75),
  contradiction: tension,
  contradictionChild: tension,
  allContradiction: tension,
  grownAgreement: woven(40, 75),
  grownContradiction: tension,
  question: { short: [30, 70], long: [125, 210], isNamed: true },
  task: woven(190, 320),
  inNumbers: woven(35, 75),
  rare: woven(40, 95),
  order: woven(40, 95),
  drive: woven(40, 95),
  childStrong: woven(45, 110),
  childQuiet: woven(45, 110),
  balance: woven(150, 250),
  side: woven(145, 250),
  give: woven(80, 160),
  pairRole: woven(60, 135),
  pairTelling: woven(85, 160),
  pairLine: woven(14, 38),
  childPair: woven(75, 145),
  childrenPair: woven(75, 145),
  week: woven(95, 175),
  yearCycle: woven(90, 180),
  monthLeads: woven(85, 165),
  monthRests: woven(60, 125),
  changed: woven(80, 170),
  familyHarmony: woven(140, 255),
  familyStrong: woven(90, 165),
  familyWeak: woven(90, 165),
  familyRole: woven(65, 125),
  familySpread: woven(75, 140),
  familyTogether: woven(55, 120),
  atTable: woven(60, 125),
  groupHarmony: woven(155, 265),
  groupStrong: woven(100, 180),
  groupWeak: woven(100, 180),
  groupRole: woven(50, 105),
  groupBridge: woven(70, 140),
  groupSpread: woven(85, 140),
  groupSides: woven(85, 145),
  groupLife: woven(100, 190),
}

/** The family of a text. Throws for an unknown subject. */
export function familyOf(key: string): Family {
  const [subject = ''] = key.split('.')
  const family = families[subject]
  if (!family) throw new Error(`No texts about ${subject}`)
  return family
}

/** Keys of all required texts. */
export const expectedKeys: readonly string[] = everyKey
