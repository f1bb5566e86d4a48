import { env } from '../lib/env'

const words = {
  answered: {
    hun: 'Erre az üzenetre már ment válasz. Töltsd újra az oldalt, és látod, mi áll benne.',
    eng: 'This message has its answer already. Load the page anew to read it.',
    rus: 'This message has its answer already. Load the page anew to read it.',
  },
} as const

/** What an editor reads when a message cannot be answered; the panel speaks Hungarian or English. */
export const refusals = { answered: words.answered[env.LANGUAGE] } as const
