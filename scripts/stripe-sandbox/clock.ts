/** Stripe's time, which tests can move. All times of the API are whole seconds since 1970. */
export function createClock() {
  let offsetSeconds = 0
  return {
    now: () => Math.floor(Date.now() / 1000) + offsetSeconds,
    offset: () => offsetSeconds,
    /** @param seconds ahead of the machine's clock; negative: behind it */
    move(seconds: number) {
      offsetSeconds = seconds
    },
  }
}
