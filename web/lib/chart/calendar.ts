// Years are counted from March, so that the leap day is the last day of a year, and from the year −4800, so that every
// number is positive (Julian Day Number of the proleptic Gregorian calendar).
export const YEAR_OFFSET = 4800
export const DAY_OFFSET = 32045
export const DAYS_IN_400_YEARS = 146097
export const DAYS_IN_4_YEARS = 1461
export const DAYS_IN_5_MONTHS = 153
