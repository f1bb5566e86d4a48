/**
 * Whether a text contains an address, encoded or plain, as a whole: `a@b.hu` is not in `anna.a@b.hu`, nor in
 * `a@b.hu.com`.
 */
export function namesAddress(email: string): (text: string) => boolean {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const [before, after] = ['[\\p{L}\\p{N}._%+-]', '[\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}]']
  const whole = new RegExp(`(?<!${before})${literal}(?!${after})`, 'iu')
  return (text) => whole.test(text)
}
