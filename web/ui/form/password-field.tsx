'use client'

import { type ComponentProps, useState } from 'react'
import { Field } from './field'
import styles from './password-field.module.css'

export type PasswordWords = { show: string; hide: string }

type PasswordFieldProps = ComponentProps<typeof Field> & {
  autoComplete: 'current-password' | 'new-password'
  words: PasswordWords
}

/** A password field with a button that makes it visible. */
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
        />
      }
    />
  )
}
