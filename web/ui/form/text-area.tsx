import type { ComponentProps } from 'react'
import field from './field.module.css'
import styles from './form.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  id: string
  label: string
  /** The label "optional". */
  optional?: string | undefined
  hint?: string | undefined
  /** Error text; replaces the hint. */
  error?: string | undefined
  /** Text with the number of characters. */
  counted: string
  /** The text is longer than allowed. */
  isOver?: boolean
}

/** A labelled multi-line text with its length. */
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
