'use client'

import { fill } from '@/base/text/fill'
import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'
import { showToast } from '@/features/back-office/panel/toast'
import type { Language } from '@/lib/contract/languages'

type Shared<Name extends 'adminSwitchFixedEmail' | 'adminTestFixedEmail'> = Pick<
  ActionDialogProps<Name>,
  'id' | 'words' | 'shared'
>

/** Switches an automatic e-mail off or on. */
export const SwitchEmail = ({
  isOn,
  ...dialog
}: Shared<'adminSwitchFixedEmail'> & { isOn: boolean }) => (
  <ActionDialog
    {...dialog}
    call="adminSwitchFixedEmail"
    schema={async () =>
      (await import('@/lib/contract/back-office/sequences/fixed-emails')).switchedEmail
    }
    read={() => ({ isOn: !isOn })}
  />
)

type TestEmailProps = Shared<'adminTestFixedEmail'> & { language: Language; tested: string }

/** Sends an automatic e-mail to the admin, with sample data. */
export const TestEmail = ({ language, tested, ...dialog }: TestEmailProps) => (
  <ActionDialog
    {...dialog}
    call="adminTestFixedEmail"
    schema={async () =>
      (await import('@/lib/contract/back-office/sequences/fixed-emails')).testedEmail
    }
    read={() => ({ language })}
    onDone={({ to }) => showToast(fill(tested, { to }))}
  />
)
