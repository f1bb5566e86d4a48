'use client'

import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'

type ResetProps = Pick<ActionDialogProps<'adminResetSetting'>, 'id' | 'words' | 'shared'>

/** Gives a setting its default again. */
export const ResetSetting = (props: ResetProps) => (
  <ActionDialog
    {...props}
    call="adminResetSetting"
    schema={async () => (await import('@/lib/contract/account-fields')).noInput}
    read={() => ({})}
  />
)
