'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { fill } from '@/base/text/fill'
import { useFault } from './form-context'
import type { TabValues } from './tab-values'
import { TextArea } from './text-area'
import { useSelected } from './use-selected'
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
  required?: boolean
  /** The tab value, stored by another page, for the field. */
  fromTab?: keyof TabValues
  /** What stands there anyway. */
  text?: string | undefined
}

/** Some lines of text, and how many characters of the allowed ones it has. Nothing typed is ever cut off. */
export function LongField({ fromTab, text = '', ...field }: LongFieldProps) {
  const stored = useTabValue(fromTab)
  return <LongText key={text} {...field} text={stored ?? text} />
}

const lengthOf = (text: string) => [...text.trim()].length

type LongTextProps = Omit<LongFieldProps, 'fromTab' | 'text'> & { text: string }

function LongText({ longest, words, rows = 4, text, ...field }: LongTextProps) {
  const id = useId()
  const { error } = useFault(field.name)
  const area = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState(lengthOf(text))
  // Typed before hydration, or restored from the tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser shows what is remembered
  useEffect(() => setCount(lengthOf(area.current?.value ?? '')), [text])
  useSelected(area, text)
  const isOver = count > longest
  const counted = fill(isOver ? words.over : words.count, { count, longest, over: count - longest })
  return (
    <TextArea
      {...field}
      ref={area}
      {...{ id, rows, error, counted, isOver }}
      defaultValue={text}
      onChange={(event) => setCount(lengthOf(event.target.value))}
    />
  )
}
