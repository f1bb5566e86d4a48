import type { ComponentProps, ReactNode } from 'react'
import field from './field.module.css'
import styles from './select-field.module.css'

type SelectFieldProps = ComponentProps<'select'> & {
  id: string
  label: string
  /** What is wrong with it. */
  error?: string | undefined
  /** Its options. */
  children: ReactNode
}

/** A labelled choice among a few; the browser's own list. */
export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={select.id}>
        {label}
      </label>
      <select
        {...select}
        className={`${field.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${select.id}-error` : undefined}
      >
        {children}
      </select>
      {error && (
        <p id={`${select.id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
