import type { ComponentProps } from 'react'
import field from './field.module.css'
import styles from './form.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  id: string
  label: string
  /** The word that says that it may stay empty. */
  optional?: string | undefined
  hint?: string | undefined
  /** What is wrong with it; stands in the place of the hint. */
  error?: string | undefined
  /** How much of what is allowed stands there. */
  counted: string
  /** It is more than that. */
  isOver?: boolean
}

/** Some lines of text with their label, and how long they are. */
export function TextArea(props: TextAreaProps) {
  const { label, optional, hint, error, counted, isOver = false, ...area } = props
  const { id } = area
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label} {optional && <small>({optional})</small>}
      </label>
      <textarea
        {...area}
        className={`${field.input} ${styles.long}`}
        aria-invalid={error || isOver ? true : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
      />
      <div className={styles.below}>
        <p id={`${id}-hint`} className={error ? field.error : field.hint}>
          {error ?? hint}
        </p>
        <p id={`${id}-count`} className={isOver ? field.error : field.hint}>
          {counted}
        </p>
      </div>
    </div>
  )
}
