// Messages do not contain the input: it may have any length and may be personal.

/** The input is no `YYYY-MM-DD` of the proleptic Gregorian calendar, 0001 to 9999 (engine §1). */
export class InvalidDateError extends Error {
  override readonly name = 'InvalidDateError'
  readonly code = 'invalidDate'

  constructor() {
    super('Not a date of the form YYYY-MM-DD between 0001-01-01 and 9999-12-31')
  }
}

/** A group has fewer than 2 or more than 20 people (engine §6). */
export class GroupSizeError extends RangeError {
  override readonly name = 'GroupSizeError'
  readonly code = 'invalidGroupSize'

  constructor() {
    super('A group has 2 to 20 dates')
  }
}

/** A range of days is not a whole number from 1 to 366 (engine §7). */
export class RangeLengthError extends RangeError {
  override readonly name = 'RangeLengthError'
  readonly code = 'invalidRangeLength'

  constructor() {
    super('A range has 1 to 366 days')
  }
}

/** The requested day is before the birth (engine §7). */
export class DayBeforeBirthError extends RangeError {
  override readonly name = 'DayBeforeBirthError'
  readonly code = 'dayBeforeBirth'

  constructor() {
    super('The day is before the birth')
  }
}
