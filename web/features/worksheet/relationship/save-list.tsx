import type { RelationshipEntry, User } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { oneself } from '@/features/relationship/oneself'
import { SavePeople } from './save-people'
import { listWords } from './words'

type SaveListProps = { user: User; people: readonly RelationshipEntry[] }

/** Saves the compared people among the saved dates; the reader's date is in the profile. */
export function SaveList({ user, people }: SaveListProps) {
  const t = translations('relationship.save')
  const me = oneself(user)
  const others = people.filter(({ name, date }) => name !== me?.name || date !== me.date)
  if (others.length === 0) return null
  return (
    <SavePeople
      key={others.map(({ id }) => id).join()}
      people={others}
      words={{
        ...listWords({ submit: t('all') }),
        saved: t('saved', { count: '{count}' }),
        known: t('known'),
      }}
    />
  )
}
