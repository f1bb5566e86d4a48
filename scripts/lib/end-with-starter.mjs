// Loaded into every program before its own code (node --import). When the script that started it dies without cleaning up
// (kill -9, a lost session), nothing else can stop the program: it stops itself and its child processes. Child processes
// inherit this option; their parent is another process, so they leave the check to the head of the group.
import { isMainThread } from 'node:worker_threads'

const starter = Number(process.env.KRONO_STARTER)
const lookEveryMs = 1_000

if (isMainThread && process.ppid === starter) {
  const look = () => {
    if (process.ppid !== starter) process.kill(-process.pid, 'SIGTERM')
  }
  setInterval(look, lookEveryMs).unref()
}
