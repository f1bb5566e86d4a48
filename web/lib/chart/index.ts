// The only entry point of the package; everything else is private (engine §9).
export {
  type ByChakra,
  type ByCycle,
  type ChakraKey,
  type ChakraRow,
  type CycleKey,
  chakras,
} from './chakras'
export { type Chart, chartOf } from './chart'
export type { Contour } from './contour'
export { type Cycle, type CycleDay, type CycleRange, cycleOf, cycleRangeOf } from './cycle'
export type { CycleReading } from './cycle-rows'
export { dayNumberOf } from './date'
export { dateOf } from './date-of'
export {
  DayBeforeBirthError,
  GroupSizeError,
  InvalidDateError,
  RangeLengthError,
} from './errors'
export { type Group, groupOf, type Pair } from './group'
export {
  type Level,
  type LevelLimits,
  levelOf,
  type Measure,
  meanLimits,
  totalLimits,
} from './levels'
export { type LevelKey, levelChakras, type ValueKey, valueChakras } from './means'
export type { Octant, Side } from './octants'
export type { ChakraRelation } from './offsets'
export { type PhaseFigures, phaseOf } from './phase-figures'
export type { ChakraReading, Character } from './phases'
export type { Kind, Reflection, Similarity } from './relation-rules'
export { type Relationship, relationshipOf } from './relationship'
export type { RelationshipType } from './relationship-type'
export { settle } from './rounding'
export { currentRules, type EngineRules, releasedRules } from './rules'
export {
  runVectors,
  type Vectors,
  type VectorsOutcome,
  vectorFiles,
} from './run-vectors'
export { type Dominant, dominantOf, type Sides } from './sides'
export { type ChartSteps, differingParts, type MeanStep } from './steps'
export { stepsOf } from './steps-of'
export { type Understanding, type UnderstandingLabel, understandingLabel } from './understanding'
export { engineVersion } from './version'
