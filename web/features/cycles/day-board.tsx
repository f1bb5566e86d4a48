'use client'

import type { ReactNode } from 'react'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import type { BoardWords } from './board-words'
import colours from './colours.module.css'
import styles from './day-board.module.css'
import { DaySlider } from './day-slider'
import { dateInWords, dayInWords, weekdayOf } from './day-words'
import { MarkedValues } from './marked-values'
import { MoreCycles } from './more-cycles'
import { moodOf, readingAt } from './reading'
import { Readings } from './readings'
import { Sentences } from './sentences'
import { formatSigned } from './signed'
import { type BoardData, dayAt, useMarkedDay } from './use-marked-day'

type DayBoardProps = { data: BoardData; words: BoardWords; plot: ReactNode; hint: ReactNode }

/** In days; a longer range scrolls horizontally in a narrow drawing. */
const longestWhole = 90

/** Number of initially visible curves; the others are switched on by the user. */
const strong = classicalCycles.length

/**
 * The chart with its marked day, and the values of the seven cycles on it. Chart and hint are rendered on the server.
 */
export function DayBoard({ data, words, plot, hint }: DayBoardProps) {
  const { place, move, commit } = useMarkedDay(data)
  const date = dayAt(data, place)
  const rows = data.turns.map((turn) => {
    const reading = readingAt(turn, place)
    const state = reading.isCritical ? words.critical : words.trend[reading.trend]
    const figure = formatSigned(reading.value, words.decimalMark)
    return { ...reading, cycle: turn.cycle, name: words.cycles[turn.cycle], figure, state }
  })
  const states = [words.trend.up, words.trend.down, words.critical]
  const classical = rows.slice(0, strong)
  const classicalTexts = classical.map((row) => `${row.name} ${row.figure}, ${row.state}`)
  return (
    <div className={styles.board}>
      <section className={styles.drawing} aria-labelledby="day">
        <div className={styles.head}>
          <h2 id="day" className={styles.day}>
            <span>{dateInWords(date, words.intl)}</span>
            <span className={styles.weekday}>
              <span>{weekdayOf(date, words.intl)}</span>
              {date === data.today && <span className={styles.today}>{words.today}</span>}
            </span>
          </h2>
          <Readings rows={classical} states={states} label={words.values} />
        </div>
        <div className={data.days > longestWhole ? styles.long : undefined}>
          <div className={styles.stage}>
            {plot}
            <DaySlider
              days={data.days}
              place={place}
              label={words.marked}
              text={`${dayInWords(date, words.intl)}: ${classicalTexts.join('; ')}`}
              onMove={move}
              onCommit={commit}
            />
            <div className={styles.values}>
              <MarkedValues
                at={place / (data.days - 1)}
                rows={rows.map(({ cycle, value, figure }, index) => ({
                  key: cycle,
                  value,
                  figure: index < strong ? figure : undefined,
                  look: colours[cycle],
                }))}
              />
            </div>
          </div>
        </div>
        {hint}
        <MoreCycles rows={rows.slice(strong)} states={states} title={words.more} />
      </section>
      <Sentences
        title={words.sentences}
        rows={classical.map((row) => ({
          name: row.name,
          text: words.moods[row.cycle]?.[moodOf(row)] ?? '',
        }))}
      />
    </div>
  )
}
