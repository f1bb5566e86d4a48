'use client'

import { type ReactNode, useId } from 'react'
import field from './field.module.css'
import styles from './form.module.css'
import { useFault } from './form-context'

type CheckFieldProps = {
  name: string
  children: ReactNode
  isRequired?: boolean
  hint?: string
}

/** A checkbox; `children` is its label, which may contain a link. */
export function CheckField({ name, children, isRequired, hint }: CheckFieldProps) {
  const { error } = useFault(name)
  const id = useId()
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        id={id}
        name={name}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
