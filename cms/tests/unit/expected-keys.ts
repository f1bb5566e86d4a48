import { chakras } from '@krono/chart'

const levels = ['low', 'average', 'aboveAverage', 'extremelyHigh']
const measures = [
  'physical',
  'emotional',
  'intellectual',
  'totalVitalEnergy',
  'logical',
  'creative',
  'community',
  'self',
  'activity',
  'restraint',
]
const chakraKeys = chakras.map((row) => row.chakra)
const kinds = ['synchronic', 'converse', 'learner', 'teacher']
const labels = ['perfectly', 'mostly', 'hardly', 'notAtAll']

const under = (subject: string, keys: readonly string[]) => keys.map((key) => `${subject}.${key}`)

/** Every result of an analysis that has words in the cms (engine §3 to §5). */
export const expectedKeys: readonly string[] = [
  ...chakraKeys.flatMap((chakra) => under(`chakra.${chakra}`, [...'01234567'])),
  ...measures.flatMap((measure) => under(measure, levels)),
  ...under('sides', ['intake', 'release', 'balanced']),
  ...under('contour', ['level', 'hill', 'valley', 'rising', 'falling']),
  ...chakraKeys.flatMap((chakra) => under('character', [`${chakra}-intake`, `${chakra}-release`])),
  ...under(
    'type',
    kinds.flatMap((kind) => [`${kind}-karmic`, `${kind}-fate`]),
  ),
  'type.open',
  ...kinds.flatMap((kind) => under(`kind.${kind}`, chakraKeys)),
  ...under('reflection', ['mirror', 'shadow']),
  ...['physical', 'emotional', 'intellectual'].flatMap((level) =>
    under(`understanding.${level}`, labels),
  ),
]
