'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { storeUser } from '@/features/account/session/user-store'
import { userUpdateSchema } from '@/features/account/user-update-schema'
import { Form } from '@/ui/form/form'
import { dateOf, textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'

type AccountFormProps = {
  words: FormWords
  /** `YYYY-MM-DD`, the latest birth date */
  today: string
  /** The current address; it is sent only when it was changed. */
  email: string
  children: ReactNode
}

/** Saves the account data; the page then shows the stored values. */
export function AccountForm({ today, email, ...rest }: AccountFormProps) {
  const { order } = useLocal()
  const router = useRouter()
  return (
    <Form
      {...rest}
      call="updateUser"
      schema={() => userUpdateSchema(today)}
      read={(values) => ({
        firstName: textOf(values, 'firstName'),
        lastName: textOf(values, 'lastName'),
        nickname: textOf(values, 'nickname'),
        phone: textOf(values, 'phone'),
        ...(textOf(values, 'birthDate') && { birthDate: dateOf(values, 'birthDate', order) }),
        ...(textOf(values, 'email') !== email && { email: textOf(values, 'email') }),
      })}
      onDone={({ user }, form) => {
        const field = form.elements.namedItem('email')
        // A new address is pending; the field shows the current one again.
        if (field instanceof HTMLInputElement) field.value = user.email
        storeUser(user)
        router.refresh()
        return 'stays'
      }}
    />
  )
}
