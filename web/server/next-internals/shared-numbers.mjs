/** Without an answer of Redis for this long, its state counts as unknown. A busy process needs half a second for one. */
const trustMs = 1250

/**
 * @typedef {{ era: string, number: number, byTag: ReadonlyMap<string, number>, isReturn: boolean }} Reading
 *   the state of Redis; `isReturn` if `number` was raised for this reading
 * @typedef {{ era: string, number: number }} Stamp of an entry that all webs share
 */

/**
 * The numbers of publications that all webs share through Redis. They are compared without clocks: an entry has the number
 * of the last publication that was known when it was stored, and is outdated when its content has a higher one. Numbers of
 * another era (another Redis process, or lost data) cannot be compared.
 */
export class SharedNumbers {
  /** @type {string | undefined} */
  era
  number = 0
  /** Entries with a lower number are from before the contact was lost. */
  floor = 0
  /** @type {ReadonlyMap<string, number>} */
  byTag = new Map()
  /** When the last confirmed question was sent (`performance.now`); undefined without Redis. @type {number | undefined} */
  confirmedAt
  isLost = false

  /** @param {() => void} onChange called when everything from before is outdated */
  constructor(onChange) {
    this.onChange = onChange
  }

  /** Redis is used from now on. */
  begin() {
    this.confirmedAt ??= performance.now()
  }

  /** Whether publications may be unknown, because Redis does not answer. */
  isAway() {
    if (this.confirmedAt === undefined) return false
    if (!this.isLost && performance.now() - this.confirmedAt > trustMs) {
      this.isLost = true
      this.onChange()
    }
    return this.isLost
  }

  /**
   * @param {Reading} reading
   * @param {number} askedAt when the question was sent (`performance.now`)
   * @returns {readonly string[] | 'all'} the tags with a publication since the last reading
   */
  confirm({ era, number, byTag, isReturn }, askedAt) {
    // Too late, or without a number that separates entries from before the outage: the next reading decides.
    if (performance.now() - askedAt > trustMs || (this.isAway() && !isReturn)) return []
    const isNew = era !== this.era || isReturn
    const published = [...byTag].filter(([tag, last]) => last > (this.byTag.get(tag) ?? 0))
    Object.assign(this, { era, number, byTag, confirmedAt: askedAt, isLost: false })
    if (!isNew) return published.map(([tag]) => tag)
    this.floor = isReturn ? number : 0
    this.onChange()
    return 'all'
  }

  /** The stamp of an entry that is stored now; undefined while Redis is away. @returns {Stamp | undefined} */
  stamp() {
    if (this.isAway() || this.era === undefined) return undefined
    return { era: this.era, number: this.number }
  }

  /**
   * Whether an entry of any web is from after the last publication of its content.
   *
   * @param {Stamp} stamp
   * @param {readonly string[]} tags
   */
  isCurrent({ era, number }, tags) {
    if (this.isAway() || era !== this.era || number < this.floor) return false
    return tags.every((tag) => (this.byTag.get(tag) ?? 0) <= number)
  }
}
