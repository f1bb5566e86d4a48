'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { repeatFaults } from '@/ui/form/repeat-faults'
import type { FormWords } from '@/ui/form/words'

/** Changes the password; the list of devices below then shows only this one. */
export function PasswordForm(props: { words: FormWords; children: ReactNode }) {
  const router = useRouter()
  return (
    <Form
      {...props}
      look="quiet"
      call="updatePassword"
      schema={async () => (await import('@/lib/contract/password')).passwordUpdate}
      read={(values) => ({
        currentPassword: textOf(values, 'currentPassword'),
        newPassword: textOf(values, 'newPassword'),
        code: textOf(values, 'code'),
      })}
      check={(values) => repeatFaults(values, 'newPassword')}
      onDone={(_, form) => {
        form.reset()
        router.refresh()
        return 'stays'
      }}
    />
  )
}
