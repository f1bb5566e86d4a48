/** Fields whose input is ours (`src/admin`): what is kept is a plain text. */
export const customFields = [
  /** The identifier of a registration form, chosen from a list of their titles. */
  { name: 'registration-form', type: 'string', inputSize: { default: 4, isResizable: true } },
] as const
