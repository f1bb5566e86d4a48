'use client'

import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react'
import { readBirthDate } from '@/base/text/birth-date'
import { formatDateText } from '@/base/text/date-text'
import styles from '@/ui/form/field.module.css'
import { useLocal } from '@/ui/local/local'
import { CalendarIcon } from './calendar-icon'
import type { DateFieldWords } from './date-field-words'
import { dateOfDay } from './local-day'

const Picker = lazy(() => import('./picker'))
type DateFieldProps = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoComplete'> & {
  words: DateFieldWords
  defaultValue?: string
  /** The server found the value wrong. */
  isInvalid?: boolean
  /** What a form found wrong, in its words. */
  error?: string | undefined
  /** The value changed, by typing or by picking: as it stands in the field. */
  onValue?: (text: string) => void
  /** Earliest and latest day as `YYYY-MM-DD`; the latest is today when left out. */
  earliest?: string
  latest?: string
}

/**
 * A date typed in local form or picked. It is judged when it is left and when the form is sent,
 * never while somebody types; the server judges again.
 */
export function DateField(props: DateFieldProps) {
  const { order, locale } = useLocal()
  const { words, name = 'date', defaultValue = '', earliest } = props
  const id = useId()
  const [value, setValue] = useState(defaultValue)
  const [isInvalid, setInvalid] = useState(props.isInvalid ?? false)
  const [isOpen, setOpen] = useState(false)
  const openerRef = useRef<HTMLButtonElement>(null)
  const latestDay = () => props.latest ?? dateOfDay(new Date())
  const wrong = props.error ?? (isInvalid ? words.invalid : undefined)
  const read = (text: string) => readBirthDate(text, { order, earliest, latest: latestDay() })

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <div className={styles.withButton}>
        <input
          id={id}
          className={styles.input}
          name={name}
          value={value}
          required
          inputMode="decimal"
          autoComplete={props.autoComplete ?? 'bday'}
          maxLength={32}
          placeholder={words.placeholder}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-hint`}
          // The form is not sent while the browser holds the field for wrong.
          ref={(input) => input?.setCustomValidity(value && !read(value) ? words.invalid : '')}
          onChange={(event) => {
            setValue(event.target.value)
            props.onValue?.(event.target.value)
            if (isInvalid && read(event.target.value)) setInvalid(false)
          }}
          onBlur={() => setInvalid(value.trim() !== '' && !read(value))}
          onInvalid={(event) => {
            event.preventDefault()
            setInvalid(true)
            event.currentTarget.focus()
          }}
        />
        <button
          ref={openerRef}
          type="button"
          className={styles.pick}
          aria-label={words.pick}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <CalendarIcon />
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={wrong ? styles.error : styles.hint}
        role={wrong ? 'alert' : undefined}
      >
        {wrong ?? words.hint}
      </p>
      {isOpen && (
        <Suspense>
          <Picker
            words={words}
            openerRef={openerRef}
            locale={locale}
            selected={read(value)}
            earliest={earliest}
            latest={latestDay()}
            onClose={() => setOpen(false)}
            onPick={(date) => {
              const text = formatDateText(date, order)
              setValue(text)
              props.onValue?.(text)
              setInvalid(false)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
