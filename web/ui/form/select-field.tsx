import type { ComponentProps, ReactNode } from 'react'
import field from './field.module.css'
import styles from './select-field.module.css'

type SelectFieldProps = ComponentProps<'select'> & {
  id: string
  label: string
  /** Said below the field. */
  hint?: string | undefined
  /** What is wrong with it; stands in the place of the hint. */
  error?: string | undefined
  /** Its options. */
  children: ReactNode
}

/** A labelled choice among a few; the browser's own list. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const below = error ?? hint
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={select.id}>
        {label}
      </label>
      <select
        {...select}
        className={`${field.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={below ? `${select.id}-hint` : undefined}
      >
        {children}
      </select>
      {below && (
        <p id={`${select.id}-hint`} className={error ? field.error : field.hint}>
          {below}
        </p>
      )}
    </div>
  )
}
