import type { ComponentProps, ReactNode } from 'react'
import field from '@/ui/form/field.module.css'
import styles from '@/ui/form/form.module.css'

type TickProps = Omit<ComponentProps<'input'>, 'children'> & {
  id: string
  error?: string | undefined
  children: ReactNode
}

/** A checkbox or radio button of a form without a script. */
export function Tick({ id, error, children, type = 'checkbox', ...input }: TickProps) {
  return (
    <div className={styles.check}>
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
