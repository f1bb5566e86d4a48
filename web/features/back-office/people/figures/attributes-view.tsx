import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatCount, formatPercent } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { Emblem } from '@/features/chart/drawing/emblem'
import { isChakra } from '@/features/chart/drawing/is-chakra'
import { attributeFields } from '@/lib/contract/back-office/chart-attributes'
import type { ChartAttributeCounts } from '@/lib/contract/back-office/user-figures'
import { getCharacterTexts } from '@/server/cms/texts'
import { AdminPage } from '../../shell/admin-page'
import { attributeWords } from './attribute-words'
import styles from './figures.module.css'
import { ShareBars } from './share-bars'

const listOf = (column: string, value: string) => linkTo('adminUsers', { [column]: value })

/** Users by chart attribute, as the engine computes it: each figure links to those users. */
export async function AttributesView({
  chartAttributes,
}: {
  chartAttributes: ChartAttributeCounts
}) {
  const t = translations('admin.people.chartAttributes')
  const { all, without, fields, levels } = chartAttributes
  const texts = await getCharacterTexts()
  const { columns, options } = attributeWords()
  const share = wordsOf('admin.people.chartAttributes', ['count', 'share'])
  const nameOf = (character: string) => texts.get(`character.${character}`)?.title ?? character
  const counted = { all: formatCount(all), without: formatCount(without) }
  return (
    <AdminPage title={t('title')} note={all > 0 && t('how', counted)}>
      {all > 0 && <p className={styles.how}>{t('counted')}</p>}
      {all > 0 && <p className={styles.how}>{translations('admin.emailGroups')('fromNature')}</p>}
      {all === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {all > 0 && (
        <section className={styles.part} aria-labelledby="characters">
          <h2 id="characters">{t('character')}</h2>
          <ul className={styles.characters}>
            {fields.character.map(({ value, count }) => {
              const [chakra = '', side] = value.split('-')
              return (
                <li key={value}>
                  <Link href={listOf('character', value)} prefetch={false}>
                    {isChakra(chakra) && (
                      <Emblem
                        chakra={chakra}
                        side={side === 'intake' ? 'intake' : 'release'}
                        size={56}
                      />
                    )}
                    <span>
                      <strong>{nameOf(value)}</strong>
                      <small>
                        {formatCount(count)} · {formatPercent((count / all) * 100)}
                      </small>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {all > 0 && (
        <div className={styles.grid}>
          {attributeFields.slice(1).map((field) => (
            <ShareBars
              key={field}
              title={columns[field] ?? field}
              words={share}
              all={all}
              bars={fields[field].map(({ value, count }) => ({
                ...{ value, count, href: listOf(field, value) },
                label: options[field]?.[value] ?? value,
              }))}
            />
          ))}
          {levels.map(({ chakra, counts }) => (
            <ShareBars
              key={chakra}
              title={columns[chakra] ?? chakra}
              words={share}
              all={all}
              bars={counts.map(({ value, count }) => ({
                ...{ value, count, href: listOf(chakra, value) },
                label: options[chakra]?.[value] ?? value,
              }))}
            />
          ))}
        </div>
      )}
    </AdminPage>
  )
}
