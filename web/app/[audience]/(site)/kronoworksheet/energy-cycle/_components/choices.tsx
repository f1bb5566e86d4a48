'use client'

import { useId } from 'react'
import field from '@/ui/form/field.module.css'
import { useFault } from '@/ui/form/form-context'
import styles from './choices.module.css'

type ChoicesProps = {
  /** The field to which a fault belongs. */
  name: string
  legend: string
  choices: readonly { name: string; label: string }[]
  /** Ticked from the beginning. */
  chosen: readonly string[]
}

/** Things to tick, of which at least one is wanted. */
export function Choices({ name, legend, choices, chosen }: ChoicesProps) {
  const { error, clear } = useFault(name)
  const id = useId()
  return (
    <fieldset name={name} className={styles.choices} onChange={clear}>
      <legend className={field.label}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.name} className={styles.choice}>
          <input
            type="checkbox"
            name={choice.name}
            defaultChecked={chosen.includes(choice.name)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {error && (
        <p id={id} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
