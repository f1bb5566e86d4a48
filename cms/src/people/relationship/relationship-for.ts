import { groupOf, relationshipOf } from '@krono/chart'
import type { RelationshipQuery } from '@krono/contract'

/** The relationship of two people, or of a group (engine §5, §6). */
export const relationshipFor = (query: RelationshipQuery) =>
  'dates' in query ? groupOf(query.dates) : relationshipOf(query.a, query.b)
