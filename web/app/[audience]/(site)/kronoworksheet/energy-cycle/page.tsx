import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { cycleText } from '@/features/cycles/cycle-text'
import { NoDate } from '@/features/cycles/no-date'
import { TakeAlong } from '@/features/results/take-along/take-along'
import { askAsUser, requireUser } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'
import styles from './_components/energy-cycle.module.css'
import { FeedSection } from './_components/feed-section'
import { OwnCycles } from './_components/own-cycles'
import { Together } from './_components/together'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('energyCycle')('title'), robots: { index: false, follow: false } }
}

/** A member's seven cycles around today, beside those of a saved person (`?with=`), and as calendar feeds. */
export default async function EnergyCycle({ searchParams }: Props) {
  const t = translations('energyCycle')
  const chosen = firstValue((await searchParams).with)
  const user = await requireUser('energyCycle', chosen ? { with: chosen } : {})
  const answer = user.birthDate ? await askAsUser({ endpoint: 'feeds' }) : undefined
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      {user.birthDate ? (
        <>
          <OwnCycles birth={user.birthDate} />
          <Together birth={user.birthDate} tier={user.tier} chosen={chosen} />
          <TakeAlong text={cycleText(user.birthDate, today())} />
          <FeedSection feeds={answer?.feeds ?? []} tier={user.tier} />
        </>
      ) : (
        <NoDate />
      )}
    </div>
  )
}
