import { chakraOrder, type Question } from './question'

/** For tests: ten questions of each chakra, those with odd numbers not reversed. */
export const seventyQuestions: Question[] = chakraOrder.flatMap((chakra) =>
  Array.from({ length: 10 }, (_, place) => ({
    key: `${chakra}-${String(place + 1).padStart(2, '0')}`,
    chakra,
    isReversed: place % 2 === 1,
    text: `${chakra} ${place + 1}`,
  })),
)
