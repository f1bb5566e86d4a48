import { chakras } from '@krono/chart'
import { exampleDate } from '@/features/chart/example'
import { DateField } from '@/ui/date-field/date-field'
import { ChakraChoice } from './chakra-choice'
import styles from './computation.module.css'
import { ComputationIsland } from './computation-island'
import { ComputationView } from './computation-view'
import { computationWords } from './computation-words'
import { Stage } from './stage'

/** The initial chakra: a good example for octant, side and both contours. */
const first = 'sacral'

/** From a date to a drawing, step by step, interactive: for the example, or for a typed date. */
export function Computation() {
  const words = computationWords()
  return (
    <ComputationIsland words={words} date={exampleDate} chakra={first}>
      <ComputationView
        words={words}
        date={exampleDate}
        chakra={first}
        isStill
        controls={
          <>
            <DateField words={words.date} />
            <ChakraChoice
              words={words}
              keys={chakras.map(({ chakra }) => chakra)}
              chosen={first}
              name="chakra-still"
            />
          </>
        }
        stage={
          <div className={styles.stage}>
            <Stage date={exampleDate} chakra={first} />
          </div>
        }
      />
    </ComputationIsland>
  )
}
