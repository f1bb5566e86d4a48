import type { ErrorRow } from '../error-row'

/** Errors of calculations of many dates. */
export const calculationErrors = {
  calculationEmpty: {
    status: 409,
    hun: 'Ebben a csoportban senkinek sincs megadva a születési dátuma.',
    eng: 'Nobody in this group has a birth date.',
    rus: 'В этой группе ни у кого не указана дата рождения.',
  },
  calculationTooMany: {
    status: 409,
    hun: 'Egyszerre legfeljebb 10 000 dátum számolható ki: szűkítsd a csoportot.',
    eng: 'At most 10 000 dates can be calculated at once: narrow the group.',
    rus: 'За один раз можно рассчитать не больше 10 000 дат: сузь группу.',
  },
} as const satisfies Record<string, ErrorRow>
