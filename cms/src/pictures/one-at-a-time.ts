let last: Promise<unknown> = Promise.resolve()

/** Does work after all that was asked for before: pictures of 40 megapixels do not fill the memory together. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work)
  last = result
  return result
}
