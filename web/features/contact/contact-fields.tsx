import type { ComponentType, ReactNode } from 'react'
import styles from './contact.module.css'

type Asked = Record<'name' | 'email' | 'emailHint' | 'message' | 'messageHint' | 'website', string>

type LineProps = {
  name: string
  type?: 'email'
  label: string
  hint?: string
  maxLength: number
  autoComplete: string
  required: true
}

type LinesProps = {
  name: string
  label: string
  hint: string
  longest: number
  words: Record<'count' | 'over', string>
  rows: number
  required: true
}

export type ContactFieldsProps = {
  asked: Asked
  count: LinesProps['words']
  longest: { name: number; message: number }
  /** What stands below the fields. */
  children: ReactNode
}

/** How a line and several lines are drawn: with a script that says what is wrong with them, or without. */
type Drawn = { Line: ComponentType<LineProps>; Lines: ComponentType<LinesProps> }

/** What one is asked for when one writes to the house. */
export function ContactFields({
  asked,
  count,
  longest,
  children,
  Line,
  Lines,
}: ContactFieldsProps & Drawn) {
  return (
    <>
      <div className={styles.pair}>
        <Line
          name="name"
          label={asked.name}
          maxLength={longest.name}
          autoComplete="name"
          required
        />
        <Line
          name="email"
          type="email"
          label={asked.email}
          hint={asked.emailHint}
          maxLength={254}
          autoComplete="email"
          required
        />
      </div>
      <Lines
        name="message"
        label={asked.message}
        hint={asked.messageHint}
        longest={longest.message}
        words={count}
        rows={6}
        required
      />
      {/* Nobody sees it, nor is led to it: only programs fill it in. */}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {asked.website} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
    </>
  )
}
