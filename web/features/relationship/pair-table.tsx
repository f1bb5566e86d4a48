import { chakras } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { DetailsTable } from '@/ui/table/details-table'
import type { Two } from './people'
import type { PairFacts } from './reversed'
import type { DrawnChart } from './rows'

type PairTableProps = { names: Two<string>; charts: Two<DrawnChart>; facts: PairFacts }

/** All data of a pair's drawing, for screen readers and for readers who prefer figures. */
export function PairTable({ names: [a, b], charts, facts }: PairTableProps) {
  const t = translations()
  const columns = [
    t('result.columnChakra'),
    t('relationship.figure.energyOf', { name: a }),
    t('relationship.figure.energyOf', { name: b }),
    t('relationship.figure.sideOf', { name: a }),
    t('relationship.figure.sideOf', { name: b }),
    t('relationship.figure.similarity'),
    t('relationship.figure.label'),
    t('relationship.figure.kind', { name: a }),
    t('relationship.figure.reflection'),
  ]
  return (
    <DetailsTable summary={t('result.tableTitle')} caption={t('relationship.figure.tableCaption')}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chakras.map(({ chakra }) => {
          const [first, second] = [charts[0].chakras[chakra], charts[1].chakras[chakra]]
          const relation = facts.chakras[chakra]
          return (
            <tr key={chakra}>
              <th scope="row">{t(`chakra.${chakra}`)}</th>
              <td>{formatFigure(first.energy)}</td>
              <td>{formatFigure(second.energy)}</td>
              <td>{t(`side.${first.side}`)}</td>
              <td>{t(`side.${second.side}`)}</td>
              <td>{formatFigure(relation.similarity)}</td>
              <td>{t(`relationship.label.${relation.label}`)}</td>
              <td>{t(`relationship.kind.${relation.kind}`)}</td>
              <td>
                {relation.reflection
                  ? t(`relationship.reflection.${relation.reflection}`)
                  : t('relationship.figure.none')}
              </td>
            </tr>
          )
        })}
      </tbody>
    </DetailsTable>
  )
}
