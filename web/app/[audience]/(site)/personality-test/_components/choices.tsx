'use client'

import { useRef } from 'react'
import type { PersonalityWords } from '@/features/personality/profile/words'
import styles from './runner.module.css'

type ChoicesProps = {
  values: PersonalityWords['run']['values']
  chosen: number | undefined
  onChoose: (value: number) => void
  /** Called for touch and mouse, also when the chosen value is pressed again. */
  onTap: (value: number) => void
}

/** The five answers as radio buttons, with the usual arrow keys. */
export function Choices({ values, chosen, onChoose, onTap }: ChoicesProps) {
  const isTap = useRef(false)
  const rows = [values.v1, values.v2, values.v3, values.v4, values.v5]
  return (
    <div className={styles.choices}>
      {rows.map((label, index) => {
        const value = index + 1
        return (
          <label
            key={label}
            className={styles.choice}
            onPointerDown={() => {
              isTap.current = true
            }}
          >
            <input
              type="radio"
              name="answer"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              // Browsers also fire click events for arrow keys and screen readers.
              onClick={() => {
                if (isTap.current) onTap(value)
                isTap.current = false
              }}
            />
            <span>{label}</span>
            <span className={styles.digit} aria-hidden="true">
              {value}
            </span>
          </label>
        )
      })}
    </div>
  )
}
