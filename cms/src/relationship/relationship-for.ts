import { groupOf, relationshipOf } from '@krono/chart'
import type { RelationshipQuery } from '@krono/contract'

/** What is between two people, or between the people of a group (engine §5, §6). */
export const relationshipFor = (query: RelationshipQuery) =>
  'dates' in query ? groupOf(query.dates) : relationshipOf(query.a, query.b)
