'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Form } from '@/components/form/form'
import { dateOf } from '@/components/form/read-values'
import type { FormWords } from '@/components/form/words'
import type { DateOrder } from '@/lib/date-text'

type BirthdayFormProps = { words: FormWords; order: DateOrder; today: string; children: ReactNode }

/** POST /user/update-birthday; the page then draws the chart. */
export function BirthdayForm({ order, today, ...rest }: BirthdayFormProps) {
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
