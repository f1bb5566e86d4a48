'use client'

import { useRouter } from 'next/navigation'
import { PersonPicker } from '@/features/people/picker/person-picker'
import type { PersonPickerWords } from '@/features/people/picker/person-picker-words'

type PickPersonProps = { words: PersonPickerWords; page: string }

/** Selects a person. The address contains only an id, no birth date. */
export function PickPerson({ words, page }: PickPersonProps) {
  const router = useRouter()
  return (
    <PersonPicker
      words={words}
      onPick={({ id }) => router.push(`${page}?with=${encodeURIComponent(id)}#together`)}
    />
  )
}
