import { formatter } from './day-words'

/** An ISO date in words where there is little room: `2026. nov. 21.` */
export const dayInShort = formatter({ dateStyle: 'medium' })
