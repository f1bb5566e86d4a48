import { type ChakraKey, type Character, chakras, type Side } from '@krono/chart'

export type CharacterRow = { key: Character; chakra: ChakraKey; side: Side }

const sides = ['intake', 'release'] as const satisfies readonly Side[]

/** The fourteen: crown first, for each chakra first the intake side, then the release side. */
export const characters: readonly CharacterRow[] = chakras.flatMap(({ chakra }) =>
  sides.map((side) => ({ key: `${chakra}-${side}` as const, chakra, side })),
)

/** Chakra and side of a character. Throws for an unknown one. */
export function characterRow(character: Character): CharacterRow {
  const row = characters.find(({ key }) => key === character)
  if (!row) throw new Error(`no such character: ${character}`)
  return row
}
