import type { ComponentType, ReactNode } from 'react'
import type { Faults } from '@/ui/form/form-context'
import styles from './contact.module.css'

type FieldLabels = Record<
  'name' | 'email' | 'emailHint' | 'message' | 'messageHint' | 'website',
  string
>

type LineProps = {
  name: string
  type?: 'email'
  label: string
  hint?: string
  maxLength: number
  autoComplete: string
  defaultValue?: string | undefined
  /** Error of the field, without a script. */
  error?: string | undefined
  required: true
}

type LinesProps = {
  name: string
  label: string
  hint: string
  longest: number
  words: Record<'count' | 'over', string>
  rows: number
  text?: string | undefined
  /** Error of the field, without a script. */
  error?: string | undefined
  required: true
}

export type ContactFieldsProps = {
  labels: FieldLabels
  count: Record<'count' | 'over', string>
  longest: { name: number; message: number }
  /** Initial values of the fields. */
  typed?: Record<'name' | 'email' | 'message', string> | undefined
  /** Errors of these values. */
  faults?: Faults | undefined
  /** Content below the fields. */
  children: ReactNode
}

/** The components of a single-line and a multi-line field: with a script that shows errors, or without. */
type Drawn = { Line: ComponentType<LineProps>; Lines: ComponentType<LinesProps> }

/** The fields of the contact form. */
export function ContactFields({
  labels,
  count,
  longest,
  typed,
  faults,
  children,
  Line,
  Lines,
}: ContactFieldsProps & Drawn) {
  return (
    <>
      <div className={styles.pair}>
        <Line
          name="name"
          label={labels.name}
          maxLength={longest.name}
          autoComplete="name"
          defaultValue={typed?.name}
          error={faults?.name}
          required
        />
        <Line
          name="email"
          type="email"
          label={labels.email}
          hint={labels.emailHint}
          maxLength={254}
          autoComplete="email"
          defaultValue={typed?.email}
          error={faults?.email}
          required
        />
      </div>
      <Lines
        name="message"
        label={labels.message}
        hint={labels.messageHint}
        longest={longest.message}
        words={count}
        rows={6}
        text={typed?.message}
        error={faults?.message}
        required
      />
      {/* Honeypot: invisible and not focusable, so that only bots fill it in. */}
      <p className="visually-hidden" aria-hidden="true">
        <label>
          <span>{labels.website}</span> <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
    </>
  )
}
