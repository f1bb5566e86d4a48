'use client'

import { type ChakraKey, chakras } from '@krono/chart'
import { useState } from 'react'
import { readBirthDate } from '@/base/text/birth-date'
import { Button } from '@/ui/button/button'
import { DateField } from '@/ui/date-field/date-field'
import { dateOfDay } from '@/ui/date-field/local-day'
import { useLocal } from '@/ui/local/local'
import { ChakraChoice } from './chakra-choice'
import { ComputationView } from './computation-view'
import type { ComputationWords } from './computation-words'
import { dateAfter } from './computed-chart'
import { Dial } from './dial'

type ComputationBoardProps = { words: ComputationWords; date: string; chakra: ChakraKey }

/** The circle to turn, its date, and its chakra. */
export function ComputationBoard({ words, date: example, chakra: first }: ComputationBoardProps) {
  const { order } = useLocal()
  const [own, setOwn] = useState(example)
  const [chakra, setChakra] = useState(first)
  /** Days between the date and the turned circle. */
  const [turned, setTurned] = useState(0)
  const date = dateAfter(own, turned)
  return (
    <ComputationView
      words={words}
      date={date}
      chakra={chakra}
      controls={
        <>
          <DateField
            words={words.date}
            onValue={(text) => {
              const read = readBirthDate(text, { order, latest: dateOfDay(new Date()) })
              if (!read) return
              setOwn(read)
              setTurned(0)
            }}
          />
          <ChakraChoice
            words={words}
            keys={chakras.map((row) => row.chakra)}
            chosen={chakra}
            name="chakra"
            onChoose={setChakra}
          />
        </>
      }
      stage={
        <Dial
          date={date}
          chakra={chakra}
          words={words}
          onTurn={(days) => setTurned(turned + days)}
        />
      }
      back={
        <Button look="quiet" type="button" disabled={turned === 0} onClick={() => setTurned(0)}>
          {words.back}
        </Button>
      }
    />
  )
}
