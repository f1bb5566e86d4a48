import { ranksOf } from './ranks'

/** Pearson correlation, −1 to 1; undefined if one series is constant. */
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

/** Spearman correlation: of the ranks, because the steps of a scale have an order but no distances. */
export const spearman = (ones: readonly number[], others: readonly number[]) =>
  pearson(ranksOf(ones), ranksOf(others))

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
