'use client'

import { leaveTo } from '@/client/pending-requests'
import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'

type Shared<Name extends 'adminSwitchSequence' | 'adminDeleteSequence'> = Pick<
  ActionDialogProps<Name>,
  'id' | 'words' | 'shared'
>

/** Switches a sequence off or on. */
export const SwitchSequence = ({
  isOn,
  ...dialog
}: Shared<'adminSwitchSequence'> & { isOn: boolean }) => (
  <ActionDialog
    {...dialog}
    call="adminSwitchSequence"
    schema={async () =>
      (await import('@/lib/contract/back-office/sequences/sequences')).switchedSequence
    }
    read={() => ({ isOn: !isOn })}
  />
)

/** Deletes a sequence after a question. */
export const DeleteSequence = ({
  list,
  ...dialog
}: Shared<'adminDeleteSequence'> & { list: string }) => (
  <ActionDialog
    {...dialog}
    call="adminDeleteSequence"
    schema={async () => (await import('@/lib/contract/account-fields')).noInput}
    read={() => ({})}
    onDone={() => leaveTo(list)}
  />
)
