'use client'

import { useEffect, useState } from 'react'
import { formatDateText } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import { useSession } from '@/features/account/session/use-session'
import { compareWithChart } from '@/features/personality/compare'
import type { PersonalityWords } from '@/features/personality/profile/words'
import type { ChakraScore } from '@/features/personality/scoring'
import type { Calls } from '@/lib/contract/calls'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { dateOfDay } from '@/ui/date-field/local-day'
import { Alert } from '@/ui/form/alert'
import { DateInput } from '@/ui/form/date-input'
import { Form } from '@/ui/form/form'
import { dateOf } from '@/ui/form/read-values'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'
import styles from './comparison.module.css'
import { ComparisonRows } from './comparison-rows'
import type { TestProps } from './test-props'

type ComparisonProps = {
  profile: readonly ChakraScore[]
  words: PersonalityWords
  callWords: FormWords
  date: TestProps['date']
  isMember: boolean
}

/** The result beside the birth chart: a member's own date, or a date typed by a visitor. */
export function Comparison({ profile, words, callWords, date, isMember }: ComparisonProps) {
  const { compare } = words
  const { order } = useLocal()
  const session = useSession()
  const [chart, setChart] = useState<Calls['chart']['answer']>()
  const ownDate = session.is === 'known' ? session.user.birthDate : undefined
  const { call, notice } = useCall('chart', callWords)

  const load = async (birth: string) => {
    const answer = await call({ date: birth })
    if (answer) setChart(answer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the member's date is known
  useEffect(() => {
    if (ownDate) void load(ownDate)
  }, [ownDate])

  const asksForDate = !ownDate && (!isMember || session.is !== 'asking')
  return (
    <Card
      className={chart ? styles.comparison : `${styles.comparison} no-print`}
      aria-labelledby="comparison"
    >
      <h2 id="comparison">{compare.title}</h2>
      <p className={styles.lead}>{compare.lead}</p>
      {chart && (
        <>
          <p className={styles.lead}>
            {fill(compare.of, { date: formatDateText(chart.date, order) })}
          </p>
          <ComparisonRows rows={compareWithChart(profile, chart)} words={words} />
        </>
      )}
      <Alert notice={notice} />
      {notice && ownDate && (
        <Button type="button" look="quiet" onClick={() => void load(ownDate)}>
          {compare.retry}
        </Button>
      )}
      {asksForDate && (
        <div className={`${styles.form} no-print`}>
          {!chart && <p>{compare.ask}</p>}
          <Form
            words={callWords}
            look="quiet"
            call="chart"
            schema={async () =>
              (await import('@/lib/contract/chart')).chartQuery(dateOfDay(new Date()))
            }
            read={(values) => ({ date: dateOf(values, 'date', order) })}
            onDone={(answer) => {
              setChart(answer)
              return 'stays'
            }}
          >
            <DateInput {...date} name="date" fromTab="birthDate" />
          </Form>
          <p className={styles.note}>{compare.privacy}</p>
        </div>
      )}
    </Card>
  )
}
