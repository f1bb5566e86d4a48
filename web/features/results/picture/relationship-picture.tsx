import type { Group } from '@krono/chart'
import { formatFigure, formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { GroupFigure } from '@/features/relationship/drawing/group-figure'
import { PairFigure } from '@/features/relationship/drawing/pair-figure'
import { extremesOf, similaritiesOf } from '@/features/relationship/extremes'
import { distinctNames, type NamedPerson, type Two } from '@/features/relationship/people'
import type { PairFacts } from '@/features/relationship/reversed'
import { type DrawnChart, groupRows, pairRows } from '@/features/relationship/rows'
import { picturePalette } from './palette'
import type { PictureContent } from './picture-content'

/** Birth dates below the drawing: those that are visible. */
const noteOf = (people: readonly NamedPerson[]) =>
  people.flatMap(({ date }) => (date ? [formatLongDate(date)] : [])).join(' · ')

type PairPicture = { people: Two<NamedPerson>; charts: Two<DrawnChart>; facts: PairFacts }

/** Two people as a picture: names, type, harmony, and both charts in one drawing. */
export function pairPicture({ people, charts, facts }: PairPicture): PictureContent {
  const t = translations()
  const [a = '', b = ''] = distinctNames(people)
  const { most } = extremesOf(similaritiesOf(facts))
  const harmony = formatFigure(facts.harmony)
  return {
    words: {
      title: t('relationship.pair.title', { a, b }),
      line: [
        t(`relationship.type.${facts.type}`),
        t('takeAlong.harmonyLine', { harmony, closest: t(`chakra.${most}`) }),
      ].join(' · '),
      note: noteOf(people),
    },
    data: { charts, facts },
    figure: <PairFigure rows={pairRows(t, charts, facts)} label="" palette={picturePalette} />,
  }
}

type GroupPicture = {
  people: readonly NamedPerson[]
  charts: readonly DrawnChart[]
  group: Pick<Group, 'energies' | 'harmony'>
}

/** A group as a picture: names, mean harmony, and mean chart. */
export function groupPicture({ people, charts, group }: GroupPicture): PictureContent {
  const t = translations()
  const names = distinctNames(people).join(', ')
  const { most } = extremesOf(group.energies)
  const harmony = formatFigure(group.harmony)
  return {
    words: {
      title: t('relationship.group.title', { count: people.length }),
      line: `${t('takeAlong.groupLine', { harmony, strongest: t(`chakra.${most}`) })} · ${names}`,
      note: noteOf(people),
    },
    data: { charts, group },
    figure: <GroupFigure rows={groupRows(t, charts, group)} label="" palette={picturePalette} />,
  }
}
