'use client'

import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'

type Props = Pick<ActionDialogProps<'adminSwitchShortLink'>, 'id' | 'words' | 'shared'> & {
  isOff: boolean
}

/** Switches a short link off or on. */
export const SwitchShortLink = ({ isOff, ...dialog }: Props) => (
  <ActionDialog
    {...dialog}
    call="adminSwitchShortLink"
    schema={async () => (await import('@/lib/contract/back-office/short-links')).switchedShortLink}
    read={() => ({ isOff: !isOff })}
  />
)
