'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Form } from '@/ui/form/form'
import { dateOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'

type BirthdayFormProps = { words: FormWords; today: string; children: ReactNode }

/** POST /user/update-birthday; then the page shows the chart. */
export function BirthdayForm({ today, ...rest }: BirthdayFormProps) {
  const { order } = useLocal()
  const router = useRouter()
  return (
    <Form
      {...rest}
      call="updateBirthday"
      schema={async () => (await import('@/lib/contract/user')).birthdayUpdate(today)}
      read={(values) => ({ birthDate: dateOf(values, 'birthDate', order) })}
      onDone={() => {
        router.refresh()
        return 'stays'
      }}
    />
  )
}
