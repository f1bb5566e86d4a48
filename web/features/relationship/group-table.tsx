import { chakras } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { DetailsTable } from '@/ui/table/details-table'
import type { GroupFacts } from './group-facts'
import type { DrawnChart } from './rows'

/** Data of a group's drawing, as figures. */
export function GroupTable({
  charts,
  group,
}: {
  charts: readonly DrawnChart[]
  group: GroupFacts
}) {
  const t = translations()
  return (
    <DetailsTable summary={t('result.tableTitle')} caption={t('relationship.group.tableCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('result.columnChakra')}</th>
          <th scope="col">{t('relationship.group.mean')}</th>
          <th scope="col">{t('relationship.group.least')}</th>
          <th scope="col">{t('relationship.group.most')}</th>
        </tr>
      </thead>
      <tbody>
        {chakras.map(({ chakra }) => {
          const energies = charts.map((chart) => chart.chakras[chakra].energy)
          return (
            <tr key={chakra}>
              <th scope="row">{t(`chakra.${chakra}`)}</th>
              <td>{formatFigure(group.energies[chakra])}</td>
              <td>{formatFigure(Math.min(...energies))}</td>
              <td>{formatFigure(Math.max(...energies))}</td>
            </tr>
          )
        })}
      </tbody>
    </DetailsTable>
  )
}
