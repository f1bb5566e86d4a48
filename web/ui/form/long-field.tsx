'use client'

import { useId, useState } from 'react'
import { fill } from '@/base/text/fill'
import field from './field.module.css'
import styles from './form.module.css'
import { useFault } from './form-context'
import type { TabValues } from './tab-values'
import { useTabValue } from './use-tab-value'

type LongFieldProps = {
  name: string
  label: string
  /** The word that says that it may stay empty. */
  optional?: string
  hint?: string
  /** Most characters, as people count them. */
  longest: number
  /** `{count}`, `{longest}` and `{over}` are filled in. */
  words: Record<'count' | 'over', string>
  rows?: number
  /** What this browser kept for the field on another page. */
  fromTab?: keyof TabValues
  /** What stands there anyway. */
  text?: string | undefined
}

/** Some lines of text, and how many characters of the allowed ones it has. Nothing typed is ever cut off. */
export function LongField({ fromTab, text = '', ...field }: LongFieldProps) {
  const kept = useTabValue(fromTab)
  return <LongText key={kept} {...field} text={kept ?? text} />
}

const lengthOf = (text: string) => [...text.trim()].length

type LongTextProps = Omit<LongFieldProps, 'fromTab' | 'text'> & { text: string }

function LongText({ name, label, optional, hint, longest, words, rows, text }: LongTextProps) {
  const id = useId()
  const { error } = useFault(name)
  const [count, setCount] = useState(lengthOf(text))
  const isOver = count > longest
  const counted = fill(isOver ? words.over : words.count, { count, longest, over: count - longest })
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label} {optional && <small>({optional})</small>}
      </label>
      <textarea
        id={id}
        name={name}
        className={`${field.input} ${styles.long}`}
        rows={rows ?? 4}
        defaultValue={text}
        aria-invalid={error || isOver ? true : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onChange={(event) => setCount(lengthOf(event.target.value))}
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
