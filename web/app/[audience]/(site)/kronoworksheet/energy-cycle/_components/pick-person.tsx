'use client'

import { useRouter } from 'next/navigation'
import { PersonPicker } from '@/components/people/person-picker'
import type { PersonPickerWords } from '@/components/people/person-picker-words'
import type { DateOrder } from '@/lib/date-text'

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
