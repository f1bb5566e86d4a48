/** The same candidates in an order that differs from person to person: begins `turn` places later, round and round. */
export const turned = <One>(all: readonly One[], turn: number): One[] => [
  ...all.slice(turn % all.length),
  ...all.slice(0, turn % all.length),
]
