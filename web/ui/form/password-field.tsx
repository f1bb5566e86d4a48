'use client'

import { type ComponentProps, useState } from 'react'
import { Field } from './field'
import styles from './password-field.module.css'

export type PasswordWords = { show: string; hide: string }

type PasswordFieldProps = ComponentProps<typeof Field> & {
  autoComplete: 'current-password' | 'new-password'
  words: PasswordWords
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      button={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          aria-label={words.show}
          title={isShown ? words.hide : words.show}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={isShown} />
        </button>
      }
    />
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d="M2.5 12c4-7.5 15-7.5 19 0-4 7.5-15 7.5-19 0Z" strokeWidth="1.6" />
      <circle cx="12" cy="12" r="2.8" strokeWidth="1.6" />
      {isOpen && <path d="M4 20 20 4" strokeWidth="1.6" strokeLinecap="round" />}
    </svg>
  )
}
