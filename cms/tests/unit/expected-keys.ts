import { chakras } from '@krono/chart'
import { analysisKinds, chapterKeys } from '@krono/contract'

type Words = readonly [fewest: number, most: number]

type Family = {
  /** The part of the key after the subject and the dot. */
  keys: readonly string[]
  short: Words
  long?: Words
}

const levels = ['low', 'average', 'aboveAverage', 'extremelyHigh']
const labels = ['perfectly', 'mostly', 'hardly', 'notAtAll']
const understood = ['physical', 'emotional', 'intellectual']
const kinds = ['synchronic', 'converse', 'learner', 'teacher']
const sides = ['intake', 'release', 'balanced']
const spreads = ['close', 'mixed', 'far']
const chakraKeys = chakras.map((row) => row.chakra)
const characters = each(chakraKeys, ['intake', 'release'], '-')
const types = [...each(kinds, ['karmic', 'fate'], '-'), 'open']
const chapters = chapterKeys.filter((key) => key !== 'opening')
const openings = analysisKinds.map((kind) => `opening-${kind}`)

function each(firsts: readonly string[], seconds: readonly string[], between: string): string[] {
  return firsts.flatMap((first) => seconds.map((second) => first + between + second))
}

/** A result of one chart or of two people: a short text for all readers, and a long one. */
const result = (keys: readonly string[], long: Words): Family => ({ keys, short: [30, 60], long })

/** A text used only in analyses. */
const woven = (keys: readonly string[], short: Words): Family => ({ keys, short })

const measure = result(levels, [170, 290])

/** Every text that an analysis can use, by its subject (engine §3 to §7), with its number of words. */
export const families: Readonly<Record<string, Family>> = {
  chakra: {
    keys: each(chakraKeys, [...'01234567'], '.'),
    short: [30, 50],
    long: [90, 140],
  },
  physical: measure,
  emotional: measure,
  intellectual: measure,
  totalVitalEnergy: measure,
  logical: measure,
  creative: measure,
  community: measure,
  self: measure,
  activity: measure,
  restraint: measure,
  sides: result(sides, [170, 290]),
  contour: result(['level', 'hill', 'valley', 'rising', 'falling'], [170, 290]),
  character: result(characters, [170, 290]),
  portrait: woven(characters, [45, 80]),
  type: result(types, [170, 290]),
  kind: result(each(kinds, chakraKeys, '.'), [85, 155]),
  reflection: result(['mirror', 'shadow'], [110, 180]),
  understanding: result(each(understood, labels, '.'), [120, 205]),
  chapter: woven([...openings, ...chapters], [50, 250]),
  strongest: woven(chakraKeys, [60, 115]),
  weakest: woven(chakraKeys, [60, 115]),
  weave: woven(
    [
      ...each(
        ['bodyHeart', 'heartMind', 'bodyMind', 'activityRestraint'],
        ['higher', 'lower', 'similar'],
        '-',
      ),
      ...['rising', 'falling', 'even'].map((step) => `neighbours-${step}`),
    ],
    [30, 95],
  ),
  balance: woven(
    levels.map((level) => `harmony-${level}`),
    [150, 250],
  ),
  yearCycle: woven(chakraKeys, [95, 175]),
  monthLeads: woven(each(chakraKeys, [...'1234'], '-'), [50, 105]),
  monthRests: woven(each(chakraKeys, [...'123'], '-'), [35, 75]),
  familyHarmony: woven(levels, [140, 255]),
  familyStrong: woven(chakraKeys, [90, 165]),
  familyWeak: woven(chakraKeys, [90, 165]),
  familyRole: woven(characters, [65, 125]),
  familyPair: woven(types, [60, 125]),
  familySpread: woven(spreads, [75, 140]),
  familyTogether: woven(each(understood, labels, '-'), [55, 120]),
  groupHarmony: woven(levels, [155, 265]),
  groupStrong: woven(chakraKeys, [100, 180]),
  groupWeak: woven(chakraKeys, [100, 180]),
  groupRole: woven(characters, [50, 105]),
  groupPair: woven(types, [50, 100]),
  groupSpread: woven(spreads, [85, 140]),
  groupSides: woven(sides, [85, 145]),
}

/** The family of a text. Throws for an unknown subject. */
export function familyOf(key: string): Family {
  const [subject = ''] = key.split('.')
  const family = families[subject]
  if (!family) throw new Error(`No texts about ${subject}`)
  return family
}

/** Keys of all required texts. */
export const expectedKeys: readonly string[] = Object.entries(families).flatMap(
  ([subject, { keys }]) => keys.map((key) => `${subject}.${key}`),
)
