'use client'

import type { RefObject } from 'react'
import type { Choice, ChoiceGroup } from './choices'
import styles from './find.module.css'

type FoundListProps = {
  ref: RefObject<HTMLDivElement | null>
  id: string
  label: string
  groups: readonly ChoiceGroup[]
  current: Choice | undefined
  onMark: (choice: Choice) => void
  onOpen: (href: string) => void
}

/** Id of a result, for `aria-activedescendant` of the field. */
export const foundId = (list: string, { href }: Choice) => `${list}${href}`

/** Search results in groups: hovering marks one, a click opens it. */
export function FoundList({ ref, id, label, groups, current, onMark, onOpen }: FoundListProps) {
  return (
    <div ref={ref} id={id} role="listbox" aria-label={label} className={styles.found}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset.
        <div key={group.name} role="group" aria-label={group.name}>
          <p aria-hidden>{group.name}</p>
          {group.choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
            <div
              key={choice.href}
              id={foundId(id, choice)}
              role="option"
              aria-selected={choice.href === current?.href}
              onClick={() => onOpen(choice.href)}
              onPointerMove={({ movementX, movementY }) => {
                // A list that moves under a resting pointer must not change the choice made by the keyboard.
                if (movementX !== 0 || movementY !== 0) onMark(choice)
              }}
            >
              <strong>{choice.title}</strong> <small>{choice.note}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
