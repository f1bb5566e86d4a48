'use client'

import { useState } from 'react'
import { Field } from './field'
import { useFault } from './form-context'

export type CodeWords = { label: string; hint: string }

/**
 * The code of an authenticator app, or a recovery code, beside a password. Shown once the cms has asked for it: most
 * accounts have none.
 */
export function CodeField({ words }: { words: CodeWords }) {
  const { error } = useFault('code')
  const [wasAsked, setAsked] = useState(false)
  if (error && !wasAsked) setAsked(true)
  return (
    <div hidden={!wasAsked && !error}>
      <Field
        name="code"
        label={words.label}
        hint={words.hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}
