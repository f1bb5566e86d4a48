'use client'

import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'
import type { DialogWords } from '@/features/back-office/panel/dialog-words'
import { Field } from '@/ui/form/field'
import { textOf } from '@/ui/form/read-values'

type Words = ActionDialogProps<'adminSetMenuAddress'>['words']

type MenuDialogsProps = {
  id: string
  /** The override in this language; null: none. */
  href: string | null
  words: { set: Words; reset: Words; field: string; hint: string }
  shared: DialogWords
}

const schemas = () => import('@/lib/contract/back-office/menu-addresses')

/** Sets the address of a menu item, or resets it to the default. */
export function MenuDialogs({ id, href, words, shared }: MenuDialogsProps) {
  return (
    <>
      <ActionDialog
        {...{ id, shared }}
        words={words.set}
        call="adminSetMenuAddress"
        schema={async () => (await schemas()).setMenuAddress}
        read={(values) => ({ href: textOf(values, 'href'), before: href })}
      >
        <Field
          name="href"
          label={words.field}
          hint={words.hint}
          defaultValue={href ?? ''}
          maxLength={500}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </ActionDialog>
      {href !== null && (
        <ActionDialog
          {...{ id, shared }}
          words={words.reset}
          call="adminResetMenuAddress"
          schema={async () => (await schemas()).resetMenuAddress}
          read={() => ({ before: href })}
        />
      )}
    </>
  )
}
