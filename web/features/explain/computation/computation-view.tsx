import type { ChakraKey } from '@krono/chart'
import type { ReactNode } from 'react'
import styles from './computation.module.css'
import type { ComputationWords } from './computation-words'
import { stepsOf } from './steps-of'

type ComputationViewProps = {
  words: ComputationWords
  date: string
  chakra: ChakraKey
  controls: ReactNode
  stage: ReactNode
  /** Button that returns to the typed date. */
  back?: ReactNode
  /** Static, without controls. */
  isStill?: boolean
}

/** Circle, wave and outline of a date, and the steps between them; the same on server and browser. */
export function ComputationView(props: ComputationViewProps) {
  const { words, date, chakra, controls, stage, back, isStill } = props
  const waiting = isStill ? styles.waiting : ''
  const { now, steps } = stepsOf(date, chakra, words)
  return (
    <section className={styles.computation} aria-label={words.title}>
      <div className={`${styles.controls} ${waiting}`} inert={isStill}>
        {controls}
      </div>
      <div className={styles.turning}>
        <p className={styles.now}>
          <strong>{now.date}</strong>
          <span>{now.reading}</span>
        </p>
        {stage}
        <div className={`${styles.hint} ${waiting}`}>
          <p>{words.hint}</p>
          {back}
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ key, title, sum, text }) => (
          <li key={key}>
            <strong>{title}</strong>
            <span className={styles.sum}>{sum}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
