import type { Chart, Relationship } from '@krono/chart'
import { linkToSecret } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { PairResult } from '@/features/relationship/pair-result'
import { isolate } from '@/features/relationship/people'
import { getRelationshipTexts } from '@/server/cms/texts'
import { Card } from '@/ui/card/card'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import styles from './invitation.module.css'
import type { GuestViewProps } from './view-props'
import { WithdrawButton } from './withdraw-button'

/** The contract says so: the engine's results, the inviter's chart first. */
type Result = { charts: [Chart, Chart]; reverse: Relationship }

/** What is between the two, from the guest's side; the guest's own link, and the way back. */
export async function Shared({ invitation }: GuestViewProps) {
  const t = translations('invitation.kept')
  const { inviter, guest, token } = invitation
  const { charts, reverse } = invitation.result as Result
  const [invitersChart, guestsChart] = charts
  const undated = { date: null }
  return (
    <div className={styles.page}>
      <PairResult
        people={[
          { name: guest, ...undated },
          { name: inviter, ...undated },
        ]}
        charts={[guestsChart, invitersChart]}
        relationship={reverse}
        texts={await getRelationshipTexts()}
      />
      <Card className={`${styles.card} no-print`} aria-labelledby="own-link">
        <h2 id="own-link">{t('title')}</h2>
        <p>{t('text')}</p>
        <LinkToCopy
          label={t('address')}
          href={`${env.PUBLIC_URL}${linkToSecret('invitation', token)}`}
          words={linkToCopyWords()}
        />
        <h3>{t('withdrawTitle')}</h3>
        <p>{t('withdrawText', { inviter: isolate(inviter) })}</p>
        <WithdrawButton token={token} />
      </Card>
    </div>
  )
}
