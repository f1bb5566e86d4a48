import { translations, wordsOf } from '@/base/words/translations'
import { RowGlance } from '@/features/back-office/panel/row-glance'
import type { ListCell, ListRow } from '@/lib/contract/back-office/lists/list-query'
import { isSettingKey } from '@/lib/contract/settings'
import styles from './system.module.css'
import { valueText } from './value-text'

type Facts = Readonly<Record<string, unknown>>

const factsIn = (cell: ListCell | undefined): Facts =>
  typeof cell === 'string' ? JSON.parse(cell) : {}

/** An action of the log: who, when, why, and each changed value before and after. */
export function LogPanel({ row }: { row: ListRow | undefined }) {
  const t = translations('admin.system.log')
  const { oldValue, newValue, subject } = row?.cells ?? {}
  const [old, now] = [factsIn(oldValue), factsIn(newValue)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return (
    <div className={styles.panel}>
      <RowGlance list="audit" row={row} hidden={['oldValue', 'newValue']} />
      <section>
        <h3>{t('changes')}</h3>
        {names.length === 0 && <p className={styles.note}>{t('unchanged')}</p>}
        <ul className={styles.changes}>
          {names.map((name) => (
            <li key={name}>
              {factName(name, subject)}: {valueText(old[name])} → {valueText(now[name])}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The name of a changed value; of a setting the name of the setting. */
function factName(name: string, subject: ListCell | undefined): string {
  const facts: Readonly<Record<string, string>> = wordsOf('admin.system.facts')
  if (name === 'value' && typeof subject === 'string' && isSettingKey(subject))
    return translations('admin.system')(`settings.${subject}.name`)
  return facts[name] ?? name
}
