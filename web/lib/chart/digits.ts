const ZERO = 48 // the ASCII code of '0'

/**
 * The whole number that the characters from start to end (exclusive) spell in ASCII digits.
 * Any other character, another script's digits too, and the end of the text make it NaN.
 */
export function numberAt(text: string, start: number, end: number): number {
  let number = 0
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - ZERO
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN
  }
  return number
}

/** A whole number in ASCII digits, with zeros in front up to the length. */
export function padded(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
