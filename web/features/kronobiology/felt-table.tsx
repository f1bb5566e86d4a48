import { linkTo } from '@/base/routing/links'
import { formatFullDate } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import type { FeltDay } from '@/lib/contract/felt-days'
import { feltScales } from '@/lib/contract/felt-scales'
import { DetailsTable } from '@/ui/table/details-table'
import { dayInShort } from '../cycles/day-in-short'

/** All rated days, newest first, each with a button to delete it. */
export function FeltTable({ days }: { days: readonly FeltDay[] }) {
  const t = translations('kronobiology')
  return (
    <DetailsTable
      summary={t('compare.table')}
      caption={t('compare.tableCaption')}
      lead={t('compare.yours')}
      isLong
    >
      <thead>
        <tr>
          <th scope="col">{t('compare.day')}</th>
          {feltScales.map((scale) => (
            <th key={scale} scope="col">
              {t(`felt.scale.${scale}`)}
            </th>
          ))}
          <th scope="col">{t('compare.word')}</th>
          <th scope="col">{t('compare.action')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((felt) => (
          <tr key={felt.day}>
            <th scope="row">
              <time dateTime={felt.day}>{dayInShort(felt.day, intl)}</time>
            </th>
            {feltScales.map((scale) => (
              <td key={scale}>{felt[scale] ?? '–'}</td>
            ))}
            <td>{felt.word}</td>
            <td>
              <a href={`${linkTo('kronobiology', { remove: felt.day })}#remove`}>
                {t('compare.remove')}
                <span className="visually-hidden">{`: ${formatFullDate(felt.day)}`}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </DetailsTable>
  )
}
