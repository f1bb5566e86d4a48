'use client'

import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import styles from './block-editor.module.css'

export type Tool = {
  name: string
  label: string
  /** Shown in the tooltip. */
  keys?: string
  icon: ReactNode
  /** Undefined for a button that does not stay pressed. */
  isOn?: boolean
  isDisabled?: boolean
  /** It opens a dialog. */
  opens?: true
  onPress: () => void
}

type ToolbarProps = {
  label: string
  controls: string
  groups: readonly (readonly Tool[])[]
  ref: Ref<HTMLDivElement>
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A row of buttons with one tab stop; the arrow keys move inside it (WAI-ARIA toolbar pattern). */
export function Toolbar({ label, controls, groups, ref }: ToolbarProps) {
  const [current, setCurrent] = useState(groups[0]?.[0]?.name)
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step && (at + step + buttons.length) % buttons.length
    if (next === undefined || at < 0) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {groups.map((tools) => (
        <div key={tools[0]?.name} className={styles.tools}>
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              aria-label={tool.label}
              title={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
              aria-pressed={tool.isOn}
              // Not `disabled`: a button with the focus would lose it.
              aria-disabled={tool.isDisabled}
              aria-haspopup={tool.opens && 'dialog'}
              tabIndex={tool.name === current ? 0 : -1}
              onFocus={() => setCurrent(tool.name)}
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !tool.isDisabled && tool.onPress()}
            >
              {tool.icon}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
