'use client'

import Link from 'next/link'
import { useState } from 'react'
import { linkToTab } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { DatabaseSetup } from './database-setup'
import styles from './selection-bar.module.css'
import type { useSelection } from './use-selection'

type SelectionBarProps = { selection: ReturnType<typeof useSelection>; setup: DatabaseSetup }

/** What can be done with those who are ticked: they go to the relationship calculator together. */
export function SelectionBar({ selection, setup }: SelectionBarProps) {
  const words = setup.words.selection
  const adding = useCall('addToRelationshipList', setup.formWords)
  const [listed, setListed] = useState<number>()
  const { people, clear } = selection
  const isTooMany = people.size > setup.limits.compared

  async function add() {
    if (isTooMany) return
    const chosen = [...people.values()].map(({ name, date }) => ({ name, date }))
    const answer = await adding.call({ people: chosen })
    if (!answer) return
    setListed(answer.people.length)
    clear()
  }

  return (
    <div className={styles.bar} hidden={people.size === 0 && listed === undefined}>
      <p role="status">
        {people.size > 0
          ? fill(isTooMany ? words.tooMany : words.selected, { count: people.size })
          : listed !== undefined && fill(words.added, { count: listed })}
      </p>
      {people.size > 0 ? (
        <>
          <Button type="button" aria-disabled={isTooMany || adding.isBusy} onClick={add}>
            {words.add}
          </Button>
          <Button type="button" look="quiet" onClick={clear}>
            {words.clear}
          </Button>
        </>
      ) : (
        listed !== undefined && <Link href={linkToTab('relationship')}>{words.open}</Link>
      )}
      <Alert notice={adding.notice} login={setup.formWords.login} />
    </div>
  )
}
