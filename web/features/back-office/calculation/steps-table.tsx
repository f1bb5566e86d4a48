import { type ChartSteps, differingParts } from '@krono/chart'
import { translations, wordsOf } from '@/base/words/translations'
import { getCharacterTexts } from '@/server/cms/texts'
import styles from './calculation.module.css'
import { stepSections } from './step-sections'

type StepsTableProps = { steps: ChartSteps; other?: ChartSteps | undefined }

/** Every intermediate number of a date with its formula; beside it those of another version, with what differs marked. */
export async function StepsTable({ steps, other }: StepsTableProps) {
  const t = translations('admin.calculation')
  const parts: Readonly<Record<string, string>> = wordsOf('admin.calculation.parts')
  const texts = await getCharacterTexts()
  const sections = stepSections((key) => texts.get(`character.${key}`)?.title ?? key)
  const versions = other ? [steps, other] : [steps]
  const nameOf = ({ rules: { version } }: ChartSteps) =>
    version === 'draft' ? t('draft') : t('version', { version })
  const differing = other ? differingParts(steps, other) : []
  return (
    <>
      {other && (
        <p role="status">
          {differing.length === 0
            ? t('same')
            : t('differs', { names: differing.map((part) => parts[part] ?? part).join(', ') })}
        </p>
      )}
      {sections.map(({ title, rows }) => (
        <table key={title} className={styles.steps}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('steps.what')}</th>
              <th scope="col">{t('steps.how')}</th>
              {versions.map((version) => (
                <th key={version.rules.version} scope="col">
                  {nameOf(version)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, formula, valueIn }) => {
              const values = versions.map(valueIn)
              const isDifferent = values.length > 1 && values[0] !== values[1]
              return (
                <tr key={name} data-differs={isDifferent ? '' : undefined}>
                  <th scope="row">{name}</th>
                  <td>
                    <code>{formula}</code>
                  </td>
                  {versions.map((version, place) => (
                    <td key={version.rules.version} data-label={nameOf(version)}>
                      {values[place]}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
    </>
  )
}
