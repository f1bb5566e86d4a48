import { formatter } from './day-words'

/** An ISO date in short form: `2026. nov. 21.` */
export const dayInShort = formatter({ dateStyle: 'medium' })
