/** The requirement of a figure. */
export type Requirement = { atLeast: number } | { atMost: number } | { below: number }

/** Measured values by the name of the figure. */
export type Figures = Record<string, number>

/** NaN meets no requirement. */
function isMet(figure: number, requirement: Requirement) {
  if ('atLeast' in requirement) return figure >= requirement.atLeast
  if ('atMost' in requirement) return figure <= requirement.atMost
  return figure < requirement.below
}

/** "≥ 0.6" */
export function textOf(requirement: Requirement | undefined) {
  if (!requirement) return ''
  if ('atLeast' in requirement) return `≥ ${requirement.atLeast}`
  return 'atMost' in requirement ? `≤ ${requirement.atMost}` : `< ${requirement.below}`
}

/**
 * One sentence for each missed figure. A required figure that was not measured counts as missed; so does a measured one
 * without a requirement, because its name is wrong in one of the two places.
 */
export function missedFigures(figures: Figures, required: Record<string, Requirement>) {
  const unknown = Object.keys(figures).filter((name) => !(name in required))
  const missed = Object.entries(required).flatMap(([name, requirement]) => {
    const figure = figures[name]
    if (figure === undefined) return [`${name}: not measured, required ${textOf(requirement)}`]
    if (isMet(figure, requirement)) return []
    return [`${name}: ${Number(figure.toFixed(2))}, required ${textOf(requirement)}`]
  })
  return [...missed, ...unknown.map((name) => `${name}: measured, and nothing is required of it`)]
}

/** Prints the missed figures. Resolves to the exit code of a benchmark. */
export function reportFigures(figures: Figures, required: Record<string, Requirement>) {
  const missed = missedFigures(figures, required)
  const count = Object.keys(required).length
  if (missed.length === 0) console.log(`\nAll ${count} required figures are reached.`)
  else console.error(`\n${missed.length} of ${count} required figures missed:`)
  for (const sentence of missed) console.error(`  ${sentence}`)
  return missed.length === 0 ? 0 : 1
}
