import { type LevelKey, levelChakras, type ValueKey, valueChakras } from '@krono/chart'

/** The levels and the values of a chart in the engine's order (engine §4). */
export const levelKeys = Object.keys(levelChakras) as LevelKey[]
export const valueKeys = Object.keys(valueChakras) as ValueKey[]
