/** What a chart says of somebody in a word each: what users are counted and found by. */
export const natureFields = ['character', 'strongest', 'quietest', 'side', 'leading'] as const

/** Crown first. */
export const natureChakras = [
  'crown',
  'thirdEye',
  'throat',
  'heart',
  'solarPlexus',
  'sacral',
  'root',
] as const

export const natureSides = ['intake', 'balanced', 'release'] as const

export const natureLeads = ['physical', 'emotional', 'intellectual'] as const

export const natureLevels = ['low', 'average', 'aboveAverage', 'extremelyHigh'] as const
