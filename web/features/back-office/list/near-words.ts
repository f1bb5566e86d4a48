import { fill } from '@/base/text/fill'
import { daysText } from './days-text'
import { type NearPreset, nearPresets } from './near-presets'

type Words = { nextDays: string; lastDays: string }

/** "legfeljebb 30 nap múlva", "last 7 days"; negative days are before today. */
export const nearText = ({ nextDays, lastDays }: Words, days: number) =>
  fill(days > 0 ? nextDays : lastDays, { span: daysText(Math.abs(days)) })

const daysOf = (preset: NearPreset) => Number(preset.replace('next', '').replace('last', '-'))

/** The presets in words, formatted on the server, which has the language. */
export const nearWords = (words: Words) =>
  Object.fromEntries(
    nearPresets.map((preset) => [preset, nearText(words, daysOf(preset))]),
  ) as Record<NearPreset, string>
