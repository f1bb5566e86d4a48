import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import type { AdminIncident } from '@/lib/contract/back-office/payments'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { savingWords } from '@/ui/form/words'
import { IncidentNote } from './incident-note'
import styles from './payments.module.css'

type Props = {
  incidents: readonly AdminIncident[]
  /** How many there are beyond these. */
  more?: number
  /** Beside their order: no way to it is needed. */
  isInPanel?: true
}

/** What somebody has to look at, each with its note. */
export function IncidentList({ incidents, more = 0, isInPanel }: Props) {
  const t = translations('admin.payments')
  const Heading = isInPanel ? 'h3' : 'h2'
  return (
    <section className={isInPanel ? undefined : styles.asks} aria-label={t('incidents')}>
      <Heading>{t('incidents')}</Heading>
      <ul className={styles.incidents}>
        {incidents.map((incident) => (
          <li key={incident.id}>
            <p>{incident.story}</p>
            <p className={styles.note}>
              {formatDatedMoment(incident.createdAt)} · {t(incident.state)}
              {incident.order && !isInPanel && (
                <>
                  {' · '}
                  <Link
                    prefetch={false}
                    href={`${linkTo('adminPayments')}?panel=${incident.order}`}
                  >
                    {t('showOrder')}
                  </Link>
                </>
              )}
            </p>
            <Disclosure summary={t('judge')} about={incident.story} isOpen={isInPanel}>
              <IncidentNote
                key={`${incident.state} ${incident.note}`}
                incident={incident}
                words={wordsOf('admin.payments', ['note', 'close', 'reopen', 'saveNote', 'saved'])}
                form={savingWords({ submit: t('saveNote') })}
              />
            </Disclosure>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{t('more', { number: more })}</p>}
    </section>
  )
}
