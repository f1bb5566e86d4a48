'use client'

import pill from '@/features/back-office/shell/pill.module.css'
import { PopUp } from '@/features/back-office/shell/pop-up'
import styles from './block-editor.module.css'
import type { PlaceholderChoice } from './editor-words'

type PlaceholderMenuProps = {
  choices: readonly PlaceholderChoice[]
  words: Record<'placeholders' | 'placeholdersHow', string>
  onChoose: (name: string) => void
}

/** The placeholders with their meanings; a chosen one is inserted at the cursor. */
export const PlaceholderMenu = ({ choices, words, onChoose }: PlaceholderMenuProps) => (
  <PopUp label={words.placeholders} className={pill.pill} isAtEnd>
    {(close) => (
      <>
        <p className={styles.how}>{words.placeholdersHow}</p>
        <ul className={styles.choices}>
          {choices.map(({ name, title, meaning }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  close()
                  onChoose(name)
                }}
              >
                <strong>{title}</strong> <code>{`{{${name}}}`}</code>
                <small>{meaning}</small>
              </button>
            </li>
          ))}
        </ul>
      </>
    )}
  </PopUp>
)
