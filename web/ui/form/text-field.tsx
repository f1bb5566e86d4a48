import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type TextFieldProps = ComponentProps<'input'> & {
  id: string
  label: string
  optional?: string | undefined
  /** Shown below the field. */
  hint?: ReactNode
  /** Error text; replaces the hint. */
  error?: string | undefined
  /** Button inside the field, at its end. */
  button?: ReactNode
}

/** A labelled text input; `optional` is the label "optional". */
export function TextField({ label, optional, hint, error, button, ...input }: TextFieldProps) {
  const below = error ?? hint
  const field = (
    <input
      {...input}
      className={styles.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={below ? `${input.id}-hint` : undefined}
    />
  )
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {label} {optional && <small>({optional})</small>}
      </label>
      {button ? (
        <div className={styles.withButton}>
          {field}
          {button}
        </div>
      ) : (
        field
      )}
      {below && (
        <p id={`${input.id}-hint`} className={error ? styles.error : styles.hint}>
          {below}
        </p>
      )}
    </div>
  )
}
