import { dim, duration, green, isLive, red, redraw } from './terminal.mjs'

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const nameWidth = 34

/** Return value of a step that had nothing to do; the line shows it. */
export const unchanged = 'unchanged'

/** @param {string} mark @param {string} name @param {string} rest */
const line = (mark, name, rest) => `${mark} ${name.padEnd(nameWidth)} ${dim(rest)}`

/** @param {string} name @param {number} tookMs @param {string} [note] */
export const doneLine = (name, tookMs, note = '') =>
  line(green('✓'), name, `${duration(tookMs)}${note && `  ${note}`}`)

/** @param {string} name @param {number} tookMs */
export const failedLine = (name, tookMs) => line(red('✗'), name, `${duration(tookMs)}  failed`)

/** Prints the start of a step; only without a live terminal. @param {string} name */
function announce(name) {
  console.log(`… ${name}`)
  return () => undefined
}

/** @param {string} name @param {number} startedAt */
function spin(name, startedAt) {
  let frame = 0
  const timer = setInterval(() => {
    frame = (frame + 1) % frames.length
    redraw(line(frames[frame] ?? '', name, duration(Date.now() - startedAt)))
  }, 100)
  return () => {
    clearInterval(timer)
    redraw('')
  }
}

/**
 * Runs one step of a longer command, then prints a line with its name and duration. A text that the step returns is
 * printed after the duration.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>} what the work returned; rethrows its error after the line is printed
 */
export async function step(name, work) {
  const startedAt = Date.now()
  const stopSpinning = isLive ? spin(name, startedAt) : announce(name)
  try {
    const result = await work()
    stopSpinning()
    const note = typeof result === 'string' ? result : ''
    console.log(doneLine(name, Date.now() - startedAt, note))
    return result
  } catch (error) {
    stopSpinning()
    console.log(failedLine(name, Date.now() - startedAt))
    throw error
  }
}
