import { type ByChakra, type ChakraKey, chakras } from '@krono/chart'
import type { PairFacts } from './reversed'

/** Similarity of two people by chakra. */
export const similaritiesOf = ({ chakras: relations }: PairFacts): ByChakra<number> => ({
  crown: relations.crown.similarity,
  thirdEye: relations.thirdEye.similarity,
  throat: relations.throat.similarity,
  heart: relations.heart.similarity,
  solarPlexus: relations.solarPlexus.similarity,
  sacral: relations.sacral.similarity,
  root: relations.root.similarity,
})

/** The chakras with the largest and with the smallest figure; on a tie the one nearest the crown. */
export function extremesOf(figures: ByChakra<number>): { most: ChakraKey; least: ChakraKey } {
  const [first, ...rest] = chakras.map(({ chakra }) => chakra)
  const start: ChakraKey = first ?? 'crown'
  return {
    most: rest.reduce((best, key) => (figures[key] > figures[best] ? key : best), start),
    least: rest.reduce((best, key) => (figures[key] < figures[best] ? key : best), start),
  }
}
