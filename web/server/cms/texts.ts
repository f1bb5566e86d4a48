import { readAll } from './read'
import { remembered } from './remembered'
import { interpretationSchema } from './schemas'

const ofOne = [
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
const ofTwo = ['character', 'type', 'kind', 'reflection', 'understanding']

/** Short texts of everything a chart can say, by key (`chakra.heart.3`, `contour.hill`, …). */
export const getChartTexts = () => remembered('chart texts', () => readTexts({ $in: ofOne }))

/** What each of the fourteen characters is like, and its portrait for the gallery (`portrait.heart-intake`). */
export const getCharacterTexts = () => readTexts({ $in: ['character', 'portrait'] })

/** Short texts of what is between two people, by key (`type.open`, `kind.teacher.heart`, …). */
export const getRelationshipTexts = () =>
  remembered('relationship texts', () => readTexts({ $in: ofTwo }))

/** What companies are like, by key (`groupHarmony.low`, `groupStrong.heart`, …). */
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
