import type { ComponentProps, ReactNode } from 'react'
import field from './field.module.css'
import styles from './select-field.module.css'

type SelectFieldProps = ComponentProps<'select'> & {
  id: string
  label: string
  /** Shown below the field. */
  hint?: string | undefined
  /** Error text; replaces the hint. */
  error?: string | undefined
  /** The options. */
  children: ReactNode
}

/** A labelled native select. */
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
