import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { AdminIncident } from '@/lib/contract/back-office/payments'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { IncidentRow } from './incident-row'
import styles from './payments.module.css'

/** Open ones, closed ones, or those of the open order. */
type IncidentsOf = 'open' | 'closed' | 'order'

type IncidentListProps = {
  of: IncidentsOf
  incidents: readonly AdminIncident[]
  /** Total number; a call returns at most a hundred. */
  total?: number
}

/** Number shown outside the disclosure. */
const mostShown = 5

/** Open or closed incidents, each with its note. */
export function IncidentList({ of, incidents, total = incidents.length }: IncidentListProps) {
  const t = translations('admin.payments')
  const title = t(of === 'closed' ? 'closedIncidents' : 'incidents')
  const Heading = of === 'order' ? 'h3' : 'h2'
  const rest = incidents.slice(mostShown)
  const unlisted = total - incidents.length
  const rowsOf = (some: readonly AdminIncident[]) => (
    <ul className={styles.incidents}>
      {some.map((incident) => (
        <IncidentRow key={incident.id} incident={incident} isInPanel={of === 'order'} />
      ))}
    </ul>
  )
  return (
    // Closing an incident moves the focus here, since its row leaves the list.
    <section tabIndex={-1} className={of === 'open' ? styles.asks : styles.calm} aria-label={title}>
      <Heading>{title}</Heading>
      {rowsOf(incidents.slice(0, mostShown))}
      {rest.length > 0 && (
        <Disclosure summary={t('more', { number: formatCount(total - mostShown) })}>
          {rowsOf(rest)}
          {unlisted > 0 && (
            <p className={styles.note}>{t('more', { number: formatCount(unlisted) })}</p>
          )}
        </Disclosure>
      )}
    </section>
  )
}
