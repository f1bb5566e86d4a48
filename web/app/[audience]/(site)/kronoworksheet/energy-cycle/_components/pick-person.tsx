'use client'

import { useRouter } from 'next/navigation'
import type { DateOrder } from '@/base/text/date-text'
import { PersonPicker } from '@/features/people/picker/person-picker'
import type { PersonPickerWords } from '@/features/people/picker/person-picker-words'

type PickPersonProps = { words: PersonPickerWords; order: DateOrder; page: string }

/** Whoever is picked stands in the address by an id: no birth date lands there. */
export function PickPerson({ words, order, page }: PickPersonProps) {
  const router = useRouter()
  return (
    <PersonPicker
      words={words}
      order={order}
      onPick={({ id }) => router.push(`${page}?with=${encodeURIComponent(id)}#together`)}
    />
  )
}
