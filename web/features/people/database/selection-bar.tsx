'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { linkToCompared } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { DatabaseSetup } from './database-setup'
import styles from './selection-bar.module.css'
import type { useSelection } from './use-selection'

type SelectionBarProps = { selection: ReturnType<typeof useSelection>; setup: DatabaseSetup }

/**
 * Actions on the selected people: adds them to the list of the relationship calculator, together with the reader. If
 * the list has no space for them they stay selected, and a link leads to the list.
 */
export function SelectionBar({ selection, setup }: SelectionBarProps) {
  const router = useRouter()
  const words = setup.words.selection
  const adding = useCall('addToRelationshipList', setup.formWords)
  const { people, clear } = selection
  const isTooMany = people.size > setup.limits.compared

  async function add() {
    if (isTooMany) return
    const chosen = [...people.values()].map(({ name, date }) => ({ name, date }))
    if (await adding.call({ people: chosen })) router.push(linkToCompared())
  }

  return (
    <div className={styles.bar} hidden={people.size === 0}>
      <p role="status">
        {people.size > 0 &&
          fill(isTooMany ? words.tooMany : words.selected, { count: people.size })}
      </p>
      <Button type="button" aria-disabled={isTooMany || adding.isBusy} onClick={add}>
        {words.add}
      </Button>
      <Button type="button" look="quiet" onClick={clear}>
        {words.clear}
      </Button>
      <Alert notice={adding.notice} login={setup.formWords.login} />
      {adding.notice && <Link href={linkToCompared()}>{words.open}</Link>}
    </div>
  )
}
