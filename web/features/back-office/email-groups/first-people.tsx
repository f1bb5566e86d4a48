import type { ReactNode } from 'react'
import { linkToUser } from '@/base/routing/links'
import type { GroupPreview } from '@/lib/contract/back-office/email-groups/email-groups'
import shop from '../shop/shop.module.css'
import styles from './email-groups.module.css'
import type { RuleWords } from './rule-words-of'

type Person = GroupPreview['first'][number]

type FirstPeopleProps = {
  first: readonly Person[]
  words: Pick<RuleWords, 'count' | 'group'>
  /** Beside each of them. */
  actionOn?: (person: Person) => ReactNode
}

/** The first twenty of a group, and whether they get its e-mails. */
export function FirstPeople({ first, words, actionOn }: FirstPeopleProps) {
  if (first.length === 0) return null
  return (
    <section className={styles.first}>
      <h2>{words.group.first}</h2>
      <ol className={shop.people}>
        {first.map((person) => (
          <li key={person.id}>
            <span>
              <a href={linkToUser(person.id)}>{person.name ?? person.email}</a>
              {person.name && <small>{person.email}</small>}
            </span>
            <small data-step={person.step}>{words.count.steps[person.step]}</small>
            {actionOn?.(person)}
          </li>
        ))}
      </ol>
    </section>
  )
}
