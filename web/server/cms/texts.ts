import { readAll } from './read'
import { remembered } from './remembered'
import { interpretationSchema } from './schemas'

const chartSubjects = [
  'chakra',
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
  'sides',
  'contour',
  'character',
]
const relationshipSubjects = ['character', 'type', 'kind', 'reflection', 'understanding']

/** Short texts of all chart results, by key (`chakra.heart.3`, `contour.hill`, …). */
export const getChartTexts = () =>
  remembered('chart texts', () => readTexts({ $in: chartSubjects }))

/** Text and gallery portrait of each of the fourteen characters (`portrait.heart-intake`). */
export const getCharacterTexts = () => readTexts({ $in: ['character', 'portrait'] })

/** Short texts of relationship results, by key (`type.open`, `kind.teacher.heart`, …). */
export const getRelationshipTexts = () =>
  remembered('relationship texts', () => readTexts({ $in: relationshipSubjects }))

/** Short texts of group results, by key (`groupHarmony.low`, `groupStrong.heart`, …). */
export const getGroupTexts = () =>
  remembered('group texts', () => readTexts({ $in: ['groupHarmony', 'groupStrong'] }))

async function readTexts(subject: Record<string, string[]>) {
  const query = {
    fields: ['key', 'title', 'short'],
    filters: { subject },
  }
  const path = 'interpretation-texts'
  const rows = await readAll(path, 'interpretation-text', query, interpretationSchema, (r) => r.key)
  return new Map(rows.map((row) => [row.key, row]))
}
