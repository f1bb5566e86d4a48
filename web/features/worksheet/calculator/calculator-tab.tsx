import { chartOf } from '@krono/chart'
import { today } from '@/base/clock'
import { linkTo, worksheetTabs } from '@/base/routing/links'
import { readBirthDate } from '@/base/text/birth-date'
import { formatDate, formatLongDate } from '@/base/text/format'
import { dateOrder, language } from '@/base/text/language'
import { drawableName } from '@/base/text/person-name'
import { translations } from '@/base/words/translations'
import { PersonForm } from '@/features/people/person-form'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { askAsUser } from '@/server/session/get-session'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import { MemberChart } from '../member-chart'
import type { TabProps } from '../tab-props'
import styles from '../worksheet.module.css'
import { History } from './history'
import { OpenSaved } from './open-saved'
import { PersonActions } from './person-actions'
import { ResultHeading } from './result-heading'
import { resultId } from './result-link'

/** Picker of a saved person. */
function SavedPeople() {
  const t = translations('member')
  return (
    <Card aria-labelledby="saved-people">
      <h2 id="saved-people">{t('savedTitle')}</h2>
      <OpenSaved words={personPickerWords()} />
      <a href={linkTo('myDatabase')}>{t('savedAll')}</a>
    </Card>
  )
}

/** The chart of any name and date; with links to saved charts, recent charts, and further steps. */
export function CalculatorTab({ user, query }: TabProps) {
  const t = translations('member')
  const typed = (query.date ?? '').slice(0, 32)
  const date = readBirthDate(typed, { order: dateOrder, latest: today() })
  const name = drawableName(query.name ?? '')
  return (
    <>
      <PageHead title={t('anyTitle')} lead={t('anyLead')} />
      <div className={styles.asking}>
        <Card className="no-print">
          <PersonForm
            action={`${linkTo('worksheet')}#${resultId}`}
            hidden={{ activetab: worksheetTabs.calculator }}
            key={`${name} ${typed}`}
            name={name}
            date={date ? formatDate(date) : typed}
            isInvalid={typed !== '' && !date}
          />
        </Card>
        <div className={`${styles.aside} no-print`}>
          {user.tier === 'free' || <SavedPeople />}
          <History
            owner={user.id}
            current={date ? { name, date } : undefined}
            words={{
              title: t('historyTitle'),
              lead: t('historyLead'),
              nameless: t('nameless'),
              clear: t('historyClear'),
            }}
          />
        </div>
      </div>
      {date && (
        <section className={styles.result} aria-labelledby={resultId}>
          <header className={styles.resultHead}>
            <ResultHeading key={`${name} ${date}`}>
              <bdi>
                {name
                  ? translations('result')('title', { name })
                  : translations('result')('titleAnonymous')}
              </bdi>
            </ResultHeading>
            <p>{translations('result')('lead', { date: formatLongDate(date) })}</p>
            <PersonActions user={user} name={name} date={date} />
          </header>
          <MemberChart
            user={user}
            chart={chartOf(date)}
            name={name}
            long={askAsUser({ endpoint: 'chartTexts', input: { date, language } })}
          />
        </section>
      )}
    </>
  )
}
