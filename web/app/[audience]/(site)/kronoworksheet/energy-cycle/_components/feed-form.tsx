'use client'

import type { CycleKey } from '@krono/chart'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { PersonPicker } from '@/features/people/picker/person-picker'
import type { Feed } from '@/lib/contract/calendar'
import type { SavedDate } from '@/lib/contract/saved-dates'
import { Button } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { isTicked } from '@/ui/form/read-values'
import { Choices } from './choices'
import styles from './feed.module.css'
import type { FeedWords } from './feed-words'

type FeedFormProps = {
  words: FeedWords
  isPremium: boolean
  onMade: (feed: Feed) => void
}

/** The three classical cycles. */
const usual: readonly CycleKey[] = ['physical', 'emotional', 'intellectual']

/** Form with the contents of a new calendar feed. */
export function FeedForm({ words, isPremium, onMade }: FeedFormProps) {
  const { choose } = words
  const [person, setPerson] = useState<SavedDate>()
  return (
    <Form
      call="createFeed"
      words={words.form}
      schema={async () => (await import('@/lib/contract/calendar')).newFeed}
      read={(values) => ({
        cycles: words.cycles.map(({ key }) => key).filter((key) => isTicked(values, key)),
        peaks: isTicked(values, 'peaks'),
        critical: isTicked(values, 'critical'),
        felt: isTicked(values, 'felt'),
        savedDate: person?.id ?? null,
      })}
      onDone={(feed) => {
        onMade(feed)
        setPerson(undefined)
        return 'stays'
      }}
    >
      <Choices
        name="cycles"
        legend={choose.cycles}
        choices={words.cycles.map(({ key, name }) => ({ name: key, label: name }))}
        chosen={usual}
      />
      <Choices
        name="peaks"
        legend={choose.what}
        choices={[
          { name: 'peaks', label: choose.peaks },
          { name: 'critical', label: choose.critical },
          { name: 'felt', label: choose.felt },
        ]}
        chosen={['peaks', 'critical']}
      />
      {!isPremium && <p className={styles.secret}>{choose.personPremium}</p>}
      {isPremium && !person && (
        <div className={styles.picker}>
          <PersonPicker words={words.picker} onPick={setPerson} />
        </div>
      )}
      {person && (
        <p className={styles.person}>
          <strong>{fill(choose.personChosen, { name: person.name })}</strong>
          <Button type="button" look="quiet" onClick={() => setPerson(undefined)}>
            {choose.personDrop}
          </Button>
        </p>
      )}
    </Form>
  )
}
