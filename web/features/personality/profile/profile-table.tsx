import { DetailsTable } from '@/ui/table/details-table'
import type { ChakraScore } from '../scoring'
import { inFigures } from './local'
import type { PersonalityWords } from './words'

/** All data of the drawing, for screen readers and for readers who prefer figures. */
export function ProfileTable({
  profile,
  words: { result, chakras, local },
}: {
  profile: readonly ChakraScore[]
  words: PersonalityWords
}) {
  const { columns } = result
  return (
    <DetailsTable summary={result.tableTitle} caption={result.tableCaption}>
      <thead>
        <tr>
          <th scope="col">{columns.chakra}</th>
          <th scope="col">{columns.score}</th>
          <th scope="col">{columns.band}</th>
          <th scope="col">{columns.level}</th>
          <th scope="col">{columns.confidence}</th>
          <th scope="col">{columns.answers}</th>
        </tr>
      </thead>
      <tbody>
        {profile.map(({ chakra, score, band, level, confidence, points }) => (
          <tr key={chakra}>
            <th scope="row">{chakras[chakra]}</th>
            <td>{inFigures(score, local)}</td>
            <td>±{inFigures(band, local)}</td>
            <td>{result.level[level]}</td>
            <td>{result.confidence[confidence]}</td>
            <td>{points.length}</td>
          </tr>
        ))}
      </tbody>
    </DetailsTable>
  )
}
