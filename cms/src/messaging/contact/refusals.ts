import { env } from '../../platform/lib/env'

const words = {
  answered: {
    hun: 'Erre az üzenetre már ment válasz. Töltsd újra az oldalt, és látod, mi áll benne.',
    eng: 'This message has its answer already. Load the page anew to read it.',
    rus: 'This message has its answer already. Load the page anew to read it.',
  },
} as const

/** Messages for an editor if a message cannot be answered, in Hungarian or English. */
export const refusals = { answered: words.answered[env.LANGUAGE] } as const
