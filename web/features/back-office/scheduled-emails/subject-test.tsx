'use client'

import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import table from '@/features/back-office/list/table.module.css'
import figures from '@/features/back-office/people/figures/figures.module.css'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { emailVariants, subjectTest } from '@/lib/contract/back-office/scheduled-emails/words'
import { useLocal } from '@/ui/local/local'
import { TableRegion } from '@/ui/table/table-region'
import type { EmailWords } from './email-words'

type SubjectTestProps = {
  email: AdminScheduledEmail
  test: NonNullable<AdminScheduledEmail['test']>
  words: EmailWords['progress']
}

/** The two subjects with their samples, and why one of them was chosen. */
export function SubjectTest({ email, test, words }: SubjectTestProps) {
  const { intl, timeZone } = useLocal()
  const { format } = countFormat(intl)
  const rate = new Intl.NumberFormat(intl, { maximumFractionDigits: 1 })
  const moment = new Intl.DateTimeFormat(intl, {
    ...{ dateStyle: 'long', timeStyle: 'short' },
    timeZone,
  })
  const { because, until } = test
  const outcome = because
    ? words.because[because]
    : until
      ? fill(words.testRunning, { time: moment.format(new Date(until)) })
      : words.testSending
  const subjects = { a: email.subject, b: email.subjectB }
  return (
    <section className={figures.part}>
      <h2>{words.test}</h2>
      <TableRegion label={words.test} className={`${table.region} ${figures.room}`}>
        <table className={figures.forms}>
          <thead>
            <tr>
              <th scope="col">{words.testSubject}</th>
              <th scope="col">{words.testSent}</th>
              <th scope="col">{words.testClicks}</th>
              <th scope="col">{words.testRate}</th>
            </tr>
          </thead>
          <tbody>
            {emailVariants.map((variant) => {
              const { sent, clicks } = test[variant]
              return (
                <tr key={variant}>
                  <th scope="row">
                    <span>{subjects[variant]}</span>
                    {test.chosen === variant && <small>{` ${words.chosen}`}</small>}
                  </th>
                  <td data-label={words.testSent}>{format(sent)}</td>
                  <td data-label={words.testClicks}>{format(clicks)}</td>
                  <td data-label={words.testRate}>
                    {sent === 0 ? '–' : rate.format((clicks / sent) * 100)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </TableRegion>
      <p className={figures.how}>
        <span>{outcome}</span> <span>{fill(words.rule, { fewest: subjectTest.fewestSent })}</span>
      </p>
    </section>
  )
}
