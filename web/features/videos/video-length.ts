const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as a player shows them: `1:05`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(Math.floor(seconds) % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** The same as an ISO 8601 duration (`<time>`): `PT65S`. */
export const durationOf = (seconds: number) => `PT${Math.floor(seconds)}S`
