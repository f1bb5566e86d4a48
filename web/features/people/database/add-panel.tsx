'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import styles from './panel.module.css'
import type { PanelProps } from './panel-props'
import { PersonFields, readPerson } from './person-fields'

/** Saves one person after another: after each the fields are empty, and the first has the focus. */
export function AddPanel({ setup, onClose }: PanelProps) {
  const router = useRouter()
  const { order, today, formWords } = setup
  const words = setup.words.add
  const [saved, setSaved] = useState<readonly string[]>([])
  return (
    <>
      <h2>{words.title}</h2>
      <Form
        call="addSavedDate"
        words={formWords}
        schema={async () => (await import('@/lib/contract/saved-dates')).newSavedDate(today)}
        read={(values) => readPerson(values, order)}
        onDone={({ name }) => {
          setSaved([...saved, name])
          router.refresh()
          return 'stays'
        }}
        aside={
          <Button type="button" look="quiet" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <PersonFields key={saved.length} id="new" setup={setup} />
      </Form>
      <p role="status" className={styles.done}>
        {saved.length > 0 && fill(words.saved, { name: saved.at(-1) ?? '' })}
      </p>
    </>
  )
}
