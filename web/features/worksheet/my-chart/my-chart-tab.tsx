import { chartOf } from '@krono/chart'
import type { ChartTexts } from '@krono/contract'
import { today } from '@/base/clock'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { TodayLines } from '@/features/cycles/today-lines'
import { Card } from '@/ui/card/card'
import { dateFieldWords } from '@/ui/date-field/words'
import { DateInput } from '@/ui/form/date-input'
import { savingWords } from '@/ui/form/words'
import { PageHead } from '@/ui/page/page-head'
import { MemberChart } from '../member-chart'
import type { TabProps } from '../tab-props'
import styles from '../worksheet.module.css'
import { BirthdayForm } from './birthday-form'
import { getOwnChart } from './get-own-chart'

/** Asks a member for the birth date. */
function BirthdayCard() {
  const t = translations('member')
  return (
    <Card className={styles.birthday}>
      <BirthdayForm
        words={savingWords({ submit: translations('person')('submit') })}
        today={today()}
      >
        <DateInput name="birthDate" words={dateFieldWords()} />
      </BirthdayForm>
      <p className={styles.note}>{t('birthdayNote')}</p>
    </Card>
  )
}

type MyChartProps = Pick<TabProps, 'user'> & { texts: ChartTexts | null }

/** The first tab of the worksheet, for the signed-in user. */
export const MyChartTab = async ({ user }: TabProps) => (
  <MyChart user={user} texts={(await getOwnChart())?.texts ?? null} />
)

/** The member's own chart, or the form for the birth date. */
export function MyChart({ user, texts }: MyChartProps) {
  const t = translations('member')
  const name = user.nickname || user.firstName || ''
  if (!user.birthDate) {
    return (
      <>
        <PageHead title={<bdi>{t('welcome', { name })}</bdi>} lead={t('welcomeLead')} />
        <BirthdayCard />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={<bdi>{t('hello', { name })}</bdi>}
        lead={t('helloLead', { date: formatLongDate(user.birthDate) })}
      />
      <TodayLines birth={user.birthDate} />
      <MemberChart user={user} chart={chartOf(user.birthDate)} name={name} long={texts} isMine />
    </>
  )
}
