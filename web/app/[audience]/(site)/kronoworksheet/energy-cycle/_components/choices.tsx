'use client'

import { useId } from 'react'
import field from '@/ui/form/field.module.css'
import { useFault } from '@/ui/form/form-context'
import styles from './choices.module.css'

type ChoicesProps = {
  /** The field name to which errors are attached. */
  name: string
  legend: string
  choices: readonly { name: string; label: string }[]
  /** Initially checked. */
  chosen: readonly string[]
}

/** A group of checkboxes, of which at least one is required. */
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
