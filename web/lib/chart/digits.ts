const ZERO = 48 // the ASCII code of '0'

/**
 * Parses the ASCII digits from start to end (exclusive) as an integer. NaN for any other character, including digits of
 * other scripts, and past the end of the text.
 */
export function numberAt(text: string, start: number, end: number): number {
  let number = 0
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - ZERO
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN
  }
  return number
}

/** An integer in ASCII digits, padded with leading zeros to the length. */
export function padded(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
