'use client'

import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { Button, buttonClass } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { useHydrated } from '@/ui/form/use-hydrated'
import { AddPanel } from './add-panel'
import type { DatabaseSetup } from './database-setup'
import { GroupsPanel } from './groups-panel'
import type { PanelProps } from './panel-props'
import styles from './toolbar.module.css'

// Loaded with the first import only.
const ImportPanel = lazy(() => import('./import-panel'))

const panels = {
  add: AddPanel,
  import: ImportPanel,
  groups: GroupsPanel,
} as const satisfies Record<string, ComponentType<PanelProps>>

type PanelName = keyof typeof panels

const names = Object.keys(panels) as PanelName[]

/** Actions on the whole list; each opens a panel in the same place, one at a time. */
export function Toolbar({ setup, exportHref }: { setup: DatabaseSetup; exportHref: string }) {
  const words = setup.words.toolbar
  const [open, setOpen] = useState<PanelName>()
  const openerRef = useRef<HTMLButtonElement>(null)
  const isReady = useHydrated()
  const Panel = open && panels[open]

  function close() {
    setOpen(undefined)
    openerRef.current?.focus()
  }

  return (
    <div className={styles.toolbar}>
      <div className={styles.buttons}>
        {names.map((name) => (
          <Button
            key={name}
            type="button"
            look={name === 'add' ? 'primary' : 'quiet'}
            disabled={!isReady}
            aria-expanded={open === name}
            aria-controls="panel"
            onClick={(event) => {
              openerRef.current = event.currentTarget
              setOpen(open === name ? undefined : name)
            }}
          >
            {words[name]}
          </Button>
        ))}
        <a className={buttonClass('quiet')} href={exportHref} download>
          {words.export}
        </a>
      </div>
      <div id="panel" className={styles.place}>
        {Panel && (
          <Card className={styles.panel}>
            <Suspense>
              <Panel setup={setup} onClose={close} />
            </Suspense>
          </Card>
        )}
      </div>
    </div>
  )
}
