import { optionalLine } from '../account-fields'

/** Why: every act that gives, takes away, ends or tells something says it, and the log keeps it. */
export const actionReason = optionalLine(500).refine((text) => [...text].length >= 3, {
  error: 'missingField',
})
