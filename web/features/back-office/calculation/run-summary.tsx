import { type Calculation, mostSheets } from '@krono/contract'
import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatCount, formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import pill from '@/features/back-office/shell/pill.module.css'
import { savingWords } from '@/ui/form/words'
import styles from './calculation.module.css'
import { draftLabels } from './one-date'
import { RunProgress } from './run-progress'

type RunSummaryProps = {
  calculation: Calculation
  /** The page of the calculation, and the filters of its list. */
  path: string
  query: string
}

/** A calculation above its dates: progress, counts, faults by line, differences, files. */
export function RunSummary({ calculation, path, query }: RunSummaryProps) {
  const t = translations('admin.calculation')
  const parts: Readonly<Record<string, string>> = wordsOf('admin.calculation.parts')
  const faultWords: Readonly<Record<string, string>> = wordsOf('admin.lists.options').fault
  const labels = draftLabels()
  const { id, name, source, faulty, faults, draft, differing, differences } = calculation
  const { engineVersion, startedAt, endedAt, by, done } = calculation
  const tookMs = endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : undefined
  const changed = Object.entries(draft ?? {}).map(
    ([key, value]) => `${labels[key] ?? key}: ${value}`,
  )
  const differingParts = Object.entries(differences)
    .map(([part, count]) => `${parts[part] ?? part}: ${formatCount(count)}`)
    .join(', ')
  const files = (format: string) => `/api/admin/calculations/${id}/${format}?${query}`
  return (
    <section className={styles.run} aria-label={t('run')}>
      <RunProgress
        key={calculation.state}
        first={calculation}
        words={{
          ...wordsOf('admin.calculation', ['progress', 'delete', 'deleteSure', 'deleteYes']),
          states: wordsOf('admin.calculation').states,
        }}
        form={savingWords({ submit: t('delete') })}
        again={translations('admin.panel')('again')}
        back={linkTo('adminCalculation')}
      />
      <Facts
        lines={[
          [t('form.name'), name],
          [t('source'), t(`sources.${source}`)],
          [t('startedAt'), [formatDatedMoment(startedAt), by].filter(Boolean).join(' · ')],
          [
            t('took'),
            tookMs === undefined ? null : t('seconds', { value: Math.ceil(tookMs / 1000) }),
          ],
          [t('engine'), engineVersion],
          [t('draft'), changed.join(', ')],
          [
            t('differing'),
            draft && (
              <Link prefetch={false} href={`${path}?differs=yes`}>
                {formatCount(differing)}
              </Link>
            ),
          ],
          [t('differingParts'), differingParts],
          [t('faulty'), faulty > 0 ? formatCount(faulty) : null],
        ]}
      />
      {faults.length > 0 && (
        <details>
          <summary>{t('faults', { count: faults.length })}</summary>
          <ul>
            {faults.map(({ row, fault }) => (
              <li key={row}>
                {t('line', { row })}: {faultWords[fault] ?? fault}
              </li>
            ))}
          </ul>
        </details>
      )}
      {done > faulty && (
        <div className={styles.row}>
          <a className={pill.pill} href={files('json')} download>
            {t('json')}
          </a>
          <a className={pill.pill} href={files('pdfs')} download>
            {t('pdfs', { most: mostSheets })}
          </a>
        </div>
      )}
      <p className={styles.quiet}>{t('kept')}</p>
    </section>
  )
}
