'use client'

import { useState } from 'react'
import { readBirthDate } from '@/base/text/birth-date'
import { DaySlider } from '@/features/cycles/day-slider'
import type { CycleTurn } from '@/features/cycles/reading'
import { DateField } from '@/ui/date-field/date-field'
import { dateOfDay } from '@/ui/date-field/local-day'
import { useLocal } from '@/ui/local/local'
import { defaultRange, rangeToday, waveDays } from './wave-range'
import { dayName, readingsAt, WaveView } from './wave-view'
import type { WaveWords } from './wave-words'

type WaveBoardProps = { turns: readonly CycleTurn[]; words: WaveWords }

/** The waves of a date, with a movable line. */
export function WaveBoard({ turns, words }: WaveBoardProps) {
  const { order } = useLocal()
  const [range, setRange] = useState(defaultRange)
  const [place, setPlace] = useState(defaultRange.marked)
  const show = (text: string) => {
    const today = dateOfDay(new Date())
    const birth = readBirthDate(text, { order, latest: today })
    if (!birth && text.trim() !== '') return
    const next = birth ? rangeToday(birth, today) : defaultRange
    setRange(next)
    setPlace(next.marked)
  }
  const readings = readingsAt({ turns, words }, range.lived + place)
  return (
    <WaveView
      turns={turns}
      words={words}
      range={range}
      place={place}
      field={<DateField words={words.date} onValue={show} />}
    >
      <DaySlider
        days={waveDays}
        place={place}
        label={words.marked}
        text={[
          dayName(range, place, words),
          ...readings.map((row) => `${row.name} ${row.figure}`),
        ].join(', ')}
        onMove={(to) => setPlace(Math.min(Math.max(to, 0), waveDays - 1))}
        onCommit={() => undefined}
      />
    </WaveView>
  )
}
