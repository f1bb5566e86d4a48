import { type Chart, chakras } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { DetailsTable } from '@/ui/table/details-table'

/** All data of the drawing, for screen readers and for readers who prefer figures. */
export function FactsTable({ chart }: { chart: Chart }) {
  const t = translations()
  return (
    <DetailsTable summary={t('result.tableTitle')} caption={t('result.tableCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('result.columnChakra')}</th>
          <th scope="col">{t('result.columnEnergy')}</th>
          <th scope="col">{t('result.columnPhase')}</th>
          <th scope="col">{t('result.columnSide')}</th>
          <th scope="col">{t('result.columnOctant')}</th>
          <th scope="col">{t('result.columnIntake')}</th>
          <th scope="col">{t('result.columnRelease')}</th>
        </tr>
      </thead>
      <tbody>
        {chakras.map(({ chakra }) => {
          const reading = chart.chakras[chakra]
          return (
            <tr key={chakra}>
              <th scope="row">{t(`chakra.${chakra}`)}</th>
              <td>{formatFigure(reading.energy)}</td>
              <td>{t(`phase.${reading.level}`)}</td>
              <td>{t(`side.${reading.side}`)}</td>
              <td>{reading.octant}</td>
              <td>{formatFigure(reading.intakeContour)}</td>
              <td>{formatFigure(reading.releaseContour)}</td>
            </tr>
          )
        })}
      </tbody>
    </DetailsTable>
  )
}
