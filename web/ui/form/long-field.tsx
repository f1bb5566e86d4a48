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
  /** The label "optional". */
  optional?: string
  hint?: string
  /** Maximum number of characters (user-perceived). */
  longest: number
  /** With the placeholders `{count}`, `{longest}` and `{over}`. */
  words: Record<'count' | 'over', string>
  rows?: number
  required?: boolean
  /** Name of the tab value that prefills the field. */
  fromTab?: keyof TabValues
  /** Default text. */
  text?: string | undefined
}

/** A multi-line text with a character count. Text beyond the maximum is not cut off. */
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
  // Text typed before hydration, or restored from the tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser may restore another text
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
