import type { Chart } from '@krono/chart'
import { formatFullDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { Emblem } from '@/features/chart/drawing/emblem'
import { characterName } from '@/features/chart/plate/character-name'
import { firstSentence } from '@/features/chart/plate/first-sentence'
import { strongestOf } from '@/features/chart/reading/extremes'
import type { Texts } from '@/features/chart/reading/reading-props'
import { plainText } from '@/ui/blocks/plain-text'
import { picturePalette } from './palette'
import type { PictureContent } from './picture-content'
import { PlatePicture } from './plate-picture'

type ChartPicture = { chart: Chart; name: string; texts: Texts; showsDate: boolean }

/** A chart as a picture: the plate, the character with the emblem, one sentence; the date if requested. */
export function chartPicture({ chart, name, texts, showsDate }: ChartPicture): PictureContent {
  const character = texts.get(`character.${chart.character}`)
  const strongest = strongestOf(chart)
  return {
    words: {
      title: characterName(env.LANGUAGE, character?.title ?? chart.character, name),
      line: character
        ? firstSentence(plainText(character.short))
        : translations('result')('titleAnonymous'),
      note: showsDate && chart.date ? formatFullDate(chart.date) : '',
    },
    data: chart,
    emblem: (
      <Emblem chakra={strongest} side={chart.chakras[strongest].side} palette={picturePalette} />
    ),
    plate: (room) => <PlatePicture chart={chart} room={room} />,
  }
}
