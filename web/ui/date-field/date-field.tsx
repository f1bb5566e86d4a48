'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { judgeDateText } from '@/base/text/birth-date'
import { formatDateText } from '@/base/text/date-text'
import styles from '@/ui/form/field.module.css'
import { useLocal } from '@/ui/local/local'
import type { DateFieldWords } from './date-field-words'
import { todayIn } from './today-in'

const Picker = lazy(() => import('./picker'))

type DateFieldProps = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'autoComplete'> & {
  words: DateFieldWords
  defaultValue?: string
  /** What the server found wrong with the value, in its words. */
  told?: string | undefined
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
 * never while somebody types; the server judges again. What is wrong is said above the hint, which stays.
 */
export function DateField(props: DateFieldProps) {
  const { order, locale, timeZone } = useLocal()
  const { words, name = 'date', defaultValue = '', earliest } = props
  const id = useId()
  const [value, setValue] = useState(defaultValue)
  const [told, setTold] = useState(props.told)
  const [isOpen, setOpen] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const openerRef = useRef<HTMLButtonElement>(null)
  const latestDay = () => props.latest ?? todayIn(timeZone)
  const judge = (text: string) => judgeDateText(text, { order, earliest, latest: latestDay() })
  const faultOf = (text: string) => {
    const { fault } = judge(text)
    return fault && words.faults[fault]
  }
  const wrong = props.error ?? told

  // What was typed before the page was awake.
  useEffect(() => setValue((before) => inputRef.current?.value || before), [])

  // The form is not sent while the browser holds the field for wrong.
  useEffect(() => inputRef.current?.setCustomValidity((value && faultOf(value)) || ''))

  const described = [wrong && `${id}-wrong`, words.hint && `${id}-hint`].filter(Boolean).join(' ')

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
          aria-describedby={described || undefined}
          ref={inputRef}
          onChange={(event) => {
            setValue(event.target.value)
            props.onValue?.(event.target.value)
            if (told && judge(event.target.value).date) setTold(undefined)
          }}
          onBlur={({ relatedTarget: next }) => {
            const tell = () => setTold(value.trim() ? faultOf(value) : undefined)
            // What is told moves what stands below it: whoever presses there is told afterwards, and hits it.
            if (!next || next.matches('[type=submit]'))
              addEventListener('click', tell, { once: true })
            else tell()
          }}
          onInvalid={(event) => {
            event.preventDefault()
            setTold(faultOf(value))
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
            openerRef={openerRef}
            locale={locale}
            selected={judge(value).date}
            earliest={earliest}
            latest={latestDay()}
            onClose={() => setOpen(false)}
            onPick={(date) => {
              const text = formatDateText(date, order)
              setValue(text)
              props.onValue?.(text)
              setTold(undefined)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
