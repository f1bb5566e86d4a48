'use client'

import type { PersonalityWords } from '@/features/personality/profile/words'
import { buttonClass } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import styles from './result.module.css'
import type { TestProps } from './test-props'

/** For visitors: an offer to save the result. The answers are stored in this browser meanwhile. */
export function SaveResult({
  words,
  links,
}: {
  words: PersonalityWords['keep']
  links: TestProps['links']
}) {
  return (
    <Card className={`${styles.save} no-print`} aria-labelledby="keep">
      <div>
        <h2 id="keep">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div className={styles.buttons}>
        <a className={buttonClass('quiet')} href={links.register}>
          {words.register}
        </a>
        <a className={styles.login} href={links.login}>
          {words.login}
        </a>
      </div>
    </Card>
  )
}
