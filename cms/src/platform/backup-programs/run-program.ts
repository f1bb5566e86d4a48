import { Refusal } from '../backups/refusal'

/** Runs a program to its end: exit code 0, or 1 with a sentence for the operator. */
export function runProgram(run: () => Promise<void>) {
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Refusal ? error.message : error)
      process.exit(1)
    },
  )
}
