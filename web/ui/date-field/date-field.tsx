'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { evaluateDateText } from '@/base/text/birth-date'
import { formatDateText } from '@/base/text/date-text'
import styles from '@/ui/form/field.module.css'
import { useLocal } from '@/ui/local/local'
import type { DateFieldWords } from './date-field-words'
import { todayIn } from './today-in'

const Picker = lazy(() => import('./picker'))

type DateFieldProps = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoComplete'> & {
  words: DateFieldWords
  defaultValue?: string
  /** Error text of the server for the value. */
  message?: string | undefined
  /** Error text of the form. */
  error?: string | undefined
  /** Called with the field's text when it changes, by typing or by picking. */
  onValue?: (text: string) => void
  /** Earliest and latest day as `YYYY-MM-DD`; the latest is today by default. */
  earliest?: string
  latest?: string
}

/** Whether the year of a date was typed in full, so that its century is not guessed. */
const hasYearOf = (date: string, text: string) => text.includes(date.slice(0, 4))

/**
 * A date typed in local format or picked. Validated on blur and on submit, never during typing; the server validates
 * again. The error is shown above the hint, which stays.
 */
export function DateField(props: DateFieldProps) {
  const { order, timeZone } = useLocal()
  const { words, name = 'date', defaultValue = '', earliest } = props
  const id = useId()
  const [value, setValue] = useState(defaultValue)
  const [message, setMessage] = useState(props.message)
  const [isOpen, setOpen] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const latestDay = () => props.latest ?? todayIn(timeZone)
  const evaluate = (text: string) =>
    evaluateDateText(text, { order, earliest, latest: latestDay() })
  const faultOf = (text: string) => {
    const { fault } = evaluate(text)
    return fault && words.faults[fault]
  }
  const wrong = props.error ?? message

  function write(text: string) {
    setValue(text)
    props.onValue?.(text)
  }

  // Text typed before hydration stays; a value restored later fills an empty field.
  useEffect(
    () => setValue((before) => inputRef.current?.value || before || defaultValue),
    [defaultValue],
  )

  // The browser does not submit the form while the field is invalid.
  useEffect(() => inputRef.current?.setCustomValidity((value && faultOf(value)) || ''))

  const described = [wrong && `${id}-wrong`, words.hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label className={styles.required} htmlFor={id}>
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
          aria-describedby={described || undefined}
          ref={inputRef}
          onFocus={() => void import('@/base/text/written-date')}
          onChange={({ target: { value: text } }) => {
            write(text)
            const { date } = evaluate(text)
            // Two digits of a year may become four.
            if (date && hasYearOf(date, text)) setMessage(undefined)
          }}
          onBlur={({ relatedTarget: next }) => {
            const { date } = evaluate(value)
            // A guessed year (84, a serial number) is written in full, so that it can be corrected.
            if (date && !hasYearOf(date, value)) write(formatDateText(date, order))
            const showMessage = () => setMessage(value.trim() ? faultOf(value) : undefined)
            // The message moves the content below. If a click there caused the blur, show it after the click, so that
            // the click hits its target.
            if (!next || next.matches('[type=submit]'))
              addEventListener('click', showMessage, { once: true })
            else showMessage()
          }}
          onInvalid={(event) => {
            event.preventDefault()
            setMessage(faultOf(value))
            event.currentTarget.focus()
          }}
        />
        <button
          type="button"
          className={styles.pick}
          aria-label={words.pick}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button; the calendar returns the focus to it.
            currentTarget.focus()
            setOpen(true)
          }}
        />
      </div>
      {wrong && (
        <p id={`${id}-wrong`} className={styles.error} role="alert">
          {wrong}
        </p>
      )}
      {words.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {words.hint}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <Picker
            words={words}
            selected={evaluate(value).date}
            earliest={earliest}
            latest={latestDay()}
            onClose={() => setOpen(false)}
            onPick={(date) => {
              write(formatDateText(date, order))
              setMessage(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
