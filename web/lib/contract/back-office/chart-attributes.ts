/** Attributes derived from a chart, one word each: users are counted and filtered by them. */
export const attributeFields = ['character', 'strongest', 'quietest', 'side', 'leading'] as const

/** Crown first. */
export const attributeChakras = [
  'crown',
  'thirdEye',
  'throat',
  'heart',
  'solarPlexus',
  'sacral',
  'root',
] as const

export const attributeSides = ['intake', 'balanced', 'release'] as const

export const attributeLeads = ['physical', 'emotional', 'intellectual'] as const

export const attributeLevels = ['low', 'average', 'aboveAverage', 'extremelyHigh'] as const
