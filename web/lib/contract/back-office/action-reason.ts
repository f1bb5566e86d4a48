import { optionalLine } from '../account-fields'

/** The reason of an admin action that gives, takes, ends or sends something. It is stored in the audit log. */
export const actionReason = optionalLine(500).refine((text) => [...text].length >= 3, {
  error: 'missingField',
})
