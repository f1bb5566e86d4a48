'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { DateOrder } from '@/base/text/date-text'
import { Form } from '@/ui/form/form'
import { dateOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

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
