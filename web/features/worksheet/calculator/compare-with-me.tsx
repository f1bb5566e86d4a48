'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { linkToCompared, linkToTab } from '@/base/routing/links'
import type { Person } from '@/lib/contract/relationship'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import styles from '../worksheet.module.css'

type CompareWithMeProps = {
  people: readonly [me: Person, other: Person]
  words: FormWords & { openList: string }
}

/** Adds both to the list of the relationship calculator and opens their result; for a full list it shows a link. */
export function CompareWithMe({ people, words }: CompareWithMeProps) {
  const router = useRouter()
  const { isBusy, notice, call } = useCall('addToRelationshipList', words)

  async function compare() {
    const list = await call({ people: [...people] })
    const ids = people.map(
      ({ name, date }) => list?.people.find((one) => one.name === name && one.date === date)?.id,
    )
    if (list) router.push(linkToTab('relationship', { show: 'result', pair: ids.join('.') }))
  }

  return (
    <span className={styles.action}>
      <Button type="button" look="quiet" aria-disabled={isBusy} onClick={compare}>
        {isBusy ? words.sending : words.submit}
      </Button>
      <Alert notice={notice} login={words.login} />
      {notice && <Link href={linkToCompared()}>{words.openList}</Link>}
    </span>
  )
}
