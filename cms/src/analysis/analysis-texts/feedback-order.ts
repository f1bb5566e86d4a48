/** How many readers recognised themselves in the chapters with a text, and how many did not really. */
export type TextFeedback = { fits: number; notReally: number }

/** The sums of fewer readers are not displayed: they say little about a text, and could reveal what one reader said. */
export const fewestReaders = 10

export const readersOf = ({ fits, notReally }: TextFeedback) => fits + notReally

/** The share of readers who do not really recognise themselves, from 0 to 1. */
export const notReallyShare = (sums: TextFeedback) => sums.notReally / readersOf(sums)

type Summed = { feedback: TextFeedback | null }

/** The texts with feedback of enough readers, those that fit least first; of equal shares the one with more readers. Pure. */
export function leastFittingFirst<Cell extends Summed>(cells: readonly Cell[], fewest: number) {
  return cells
    .flatMap((cell) =>
      cell.feedback && readersOf(cell.feedback) >= fewest
        ? [{ cell, feedback: cell.feedback }]
        : [],
    )
    .toSorted(
      ({ feedback: one }, { feedback: other }) =>
        notReallyShare(other) - notReallyShare(one) || readersOf(other) - readersOf(one),
    )
}
