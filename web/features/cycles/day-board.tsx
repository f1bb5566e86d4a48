'use client'

import type { ReactNode } from 'react'
import type { BoardWords } from './board-words'
import { classicalCycles } from './cycle-list'
import styles from './day-board.module.css'
import { DaySlider } from './day-slider'
import { dateInWords, dayInWords, weekdayOf } from './day-words'
import { readingAt } from './reading'
import { Readings } from './readings'
import { Sentences } from './sentences'
import { formatSigned } from './signed'
import { type BoardData, dayAt, useMarkedDay } from './use-marked-day'

type DayBoardProps = { data: BoardData; words: BoardWords; plot: ReactNode; legend: ReactNode }

/** In days; a longer range scrolls sideways where the drawing is narrow. */
const longestWhole = 90

/** The drawing with its marked day, and what the seven cycles say on it. Drawing and legend come ready. */
export function DayBoard({ data, words, plot, legend }: DayBoardProps) {
  const { place, move, keep } = useMarkedDay(data)
  const date = dayAt(data, place)
  const rows = data.turns.map((turn) => {
    const reading = readingAt(turn, place)
    const figure = formatSigned(reading.value, words.decimalMark)
    return { ...reading, cycle: turn.cycle, name: words.cycles[turn.cycle], figure }
  })
  const inWords = dayInWords(date, words.intl)
  const spoken = rows.slice(0, classicalCycles.length).map((row) => `${row.name} ${row.figure}`)
  return (
    <div className={styles.board}>
      <section className={styles.drawing} aria-labelledby="day">
        <h2 id="day" className={styles.day}>
          {dateInWords(date, words.intl)}
          <span className={styles.weekday}>
            {weekdayOf(date, words.intl)}
            {date === data.today && <span className={styles.today}>{words.today}</span>}
          </span>
        </h2>
        <div className={data.days > longestWhole ? styles.long : undefined}>
          <div className={styles.stage}>
            {plot}
            <DaySlider
              days={data.days}
              place={place}
              label={words.marked}
              text={`${inWords}: ${spoken.join(', ')}`}
              onMove={move}
              onKeep={keep}
            />
          </div>
        </div>
        {legend}
      </section>
      <Readings rows={rows} words={words} />
      <Sentences rows={rows} words={words} />
    </div>
  )
}
