'use client'

import { fill } from '@/base/text/fill'
import { PersonPicker } from '@/features/people/picker/person-picker'
import type { PersonPickerWords } from '@/features/people/picker/person-picker-words'
import { Button } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import styles from './people.module.css'
import type { TypedPerson } from './stored-people'

export type KnownSetup = {
  /** The reader, if name and birth date are known; the date is `YYYY-MM-DD`. */
  me: TypedPerson | undefined
  /** Page where the reader enters the birth date. */
  toBirthDate: string
  words: Record<'me' | 'meMissing' | 'meLink', string>
  /** Undefined for readers without saved dates. */
  picker: PersonPickerWords | undefined
}

type KnownPeopleProps = KnownSetup & { onPick: (person: TypedPerson) => void }

/** Buttons that add a person with a known date: the reader, and their saved people. */
export function KnownPeople({ me, toBirthDate, words, picker, onPick }: KnownPeopleProps) {
  const isReady = useHydrated()
  return (
    <div className={styles.known}>
      {me ? (
        <Button type="button" look="quiet" disabled={!isReady} onClick={() => onPick(me)}>
          {fill(words.me, { name: me.name })}
        </Button>
      ) : (
        <p className={styles.note}>
          <span>{words.meMissing}</span> <a href={toBirthDate}>{words.meLink}</a>
        </p>
      )}
      {picker && (
        <div className={styles.picker}>
          <PersonPicker words={picker} onPick={onPick} />
        </div>
      )}
    </div>
  )
}
