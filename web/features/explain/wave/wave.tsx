import { exampleDate } from '@/features/chart/example'
import { turnsOf } from '@/features/cycles/turns'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { DateField } from '@/ui/date-field/date-field'
import { WaveIsland } from './wave-island'
import { defaultRange } from './wave-range'
import { WaveView } from './wave-view'
import { waveWords } from './wave-words'

/** The three classical cycles, interactive: for the first weeks after any birth, or for a typed date. */
export function Wave() {
  const words = waveWords()
  // From the birth on all periods are the same for everyone.
  const turns = turnsOf(exampleDate, exampleDate, classicalCycles)
  return (
    <WaveIsland turns={turns} words={words}>
      <WaveView
        turns={turns}
        words={words}
        range={defaultRange}
        place={defaultRange.marked}
        field={<DateField words={words.date} />}
        isStill
      />
    </WaveIsland>
  )
}
