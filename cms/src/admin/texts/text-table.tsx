import { Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import type { TextOverview } from '../../analysis/analysis-texts/text-overview'
import { TextCell } from './text-cell'

type Props = { table: TextOverview['tables'][number]; locale: string }

/** The texts of one table, by topic. */
export function TextTable({ table, locale }: Props) {
  return (
    <Table colCount={table.columns.length + 1} rowCount={table.rows.length + 1}>
      <Thead>
        <Tr>
          <Th>
            <VisuallyHidden>{table.title}</VisuallyHidden>
          </Th>
          {table.columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {table.rows.map(({ word, cells }) => (
          <Tr key={word}>
            <Td style={top}>
              <Typography fontWeight="bold">{word}</Typography>
            </Td>
            {cells.map((cell) => (
              <Td key={cell.key} style={top}>
                <TextCell cell={cell} locale={locale} />
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

const top = { verticalAlign: 'top', paddingBlock: '1.2rem' } as const
