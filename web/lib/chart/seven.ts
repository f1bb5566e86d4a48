import type { ByChakra, ByCycle } from './chakras'

/** Seven values in the order of the chakras table, crown first. */
export type Seven<Value> = readonly [Value, Value, Value, Value, Value, Value, Value]

/** Maps seven values to seven values. */
export function mapSeven<From, To>(list: Seven<From>, make: (from: From) => To): Seven<To> {
  return [
    make(list[0]),
    make(list[1]),
    make(list[2]),
    make(list[3]),
    make(list[4]),
    make(list[5]),
    make(list[6]),
  ]
}

/** Seven values as an object with chakra keys, as in the results. */
export function byChakra<From, To>(list: Seven<From>, make: (from: From) => To): ByChakra<To> {
  return {
    crown: make(list[0]),
    thirdEye: make(list[1]),
    throat: make(list[2]),
    heart: make(list[3]),
    solarPlexus: make(list[4]),
    sacral: make(list[5]),
    root: make(list[6]),
  }
}

/** Seven values as an object with cycle keys, as in the results. */
export function byCycle<From, To>(list: Seven<From>, make: (from: From) => To): ByCycle<To> {
  return {
    spiritual: make(list[0]),
    intuitive: make(list[1]),
    awareness: make(list[2]),
    aesthetic: make(list[3]),
    intellectual: make(list[4]),
    emotional: make(list[5]),
    physical: make(list[6]),
  }
}
