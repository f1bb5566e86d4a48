import type { ComponentProps } from 'react'
import styles from './field.module.css'

type TextFieldProps = ComponentProps<'input'> & { label: string; optional?: string; id: string }

/** A labelled line of text; `optional` is the word that says it may stay empty. */
export function TextField({ label, optional, ...input }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {label} {optional && <small>({optional})</small>}
      </label>
      <input {...input} className={styles.input} />
    </div>
  )
}
