import { ranksOf } from './ranks'

/** How two rows of numbers go together, −1 to 1; undefined where one of them never changes. */
function pearson(ones: readonly number[], others: readonly number[]): number | undefined {
  const [ofOnes, ofOthers] = [meanOf(ones), meanOf(others)]
  let [together, onesSquared, othersSquared] = [0, 0, 0]
  for (let place = 0; place < ones.length; place += 1) {
    const [one, other] = [(ones[place] ?? 0) - ofOnes, (others[place] ?? 0) - ofOthers]
    together += one * other
    onesSquared += one * one
    othersSquared += other * other
  }
  const spread = Math.sqrt(onesSquared * othersSquared)
  return spread > 0 ? together / spread : undefined
}

/** Spearman's: of the ranks, because steps of a scale have an order and no distances. */
export const spearman = (ones: readonly number[], others: readonly number[]) =>
  pearson(ranksOf(ones), ranksOf(others))

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
