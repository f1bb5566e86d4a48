// Loaded into every program before its own code (node --import). When the script that started it dies without a word
// (kill -9, a lost session), nothing else could stop the program: it stops itself, with its helpers. Helpers inherit
// this option; they have another parent and leave it to the head.
import { isMainThread } from 'node:worker_threads'

const starter = Number(process.env.KRONO_STARTER)
const lookEveryMs = 1_000

if (isMainThread && process.ppid === starter) {
  const look = () => {
    if (process.ppid !== starter) process.kill(-process.pid, 'SIGTERM')
  }
  setInterval(look, lookEveryMs).unref()
}
