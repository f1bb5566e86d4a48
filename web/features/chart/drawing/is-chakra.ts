import { type ChakraKey, chakras } from '@krono/chart'

/** Whether a key is a chakra's; a drawing also has rows of other measures. */
export const isChakra = (key: string): key is ChakraKey =>
  chakras.some(({ chakra }) => chakra === key)
