import type { ComponentProps, ReactNode } from 'react'
import field from './field.module.css'
import styles from './select-field.module.css'

type SelectFieldProps = ComponentProps<'select'> & {
  id: string
  label: string
  /** Its options. */
  children: ReactNode
}

/** A labelled choice among a few; the browser's own list. */
export function SelectField({ label, children, ...select }: SelectFieldProps) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={select.id}>
        {label}
      </label>
      <select {...select} className={`${field.input} ${styles.select}`}>
        {children}
      </select>
    </div>
  )
}
