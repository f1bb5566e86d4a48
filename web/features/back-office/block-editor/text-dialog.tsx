'use client'

import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { TextField } from '@/ui/form/text-field'
import row from '@/ui/row/row.module.css'
import styles from './block-editor.module.css'

export type TextDialogField<Name extends string> = {
  name: Name
  label: string
  hint?: string
  value: string
  maxLength: number
  /** The error of a value; undefined for a valid one. */
  faultOf?: (value: string) => string | undefined
}

type TextDialogProps<Name extends string> = {
  title: string
  fields: readonly TextDialogField<Name>[]
  submit: string
  cancel: string
  /** Beside the buttons. */
  aside?: ReactNode
  onDone: (values: Record<Name, string>) => void
  onClose: () => void
}

/** A dialog with a few text fields for something in the text; nothing is sent. */
export function TextDialog<Name extends string>(props: TextDialogProps<Name>) {
  const { title, fields, submit, cancel, aside, onDone, onClose } = props
  const id = useId()
  const [isTried, setTried] = useState(false)
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Record<Name, string>,
  )
  const faults = fields.map(({ name, faultOf }) => faultOf?.(values[name].trim()))
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.dialog}
        noValidate
        // React lets events of a dialog reach the page's form, too.
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setTried(true)
          const wrong = faults.findIndex((fault) => fault !== undefined)
          if (wrong >= 0)
            return event.currentTarget.querySelectorAll<HTMLElement>('input')[wrong]?.focus()
          const trimmed = fields.map(({ name }) => [name, values[name].trim()])
          onClose()
          onDone(Object.fromEntries(trimmed))
        }}
      >
        {fields.map(({ name, label, hint, maxLength }, index) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={label}
            hint={hint}
            error={isTried ? faults[index] : undefined}
            value={values[name]}
            maxLength={maxLength}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
          />
        ))}
        <div className={row.buttons}>
          <Button type="submit">{submit}</Button>
          {aside}
          <DialogClose>{cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  )
}
