import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../test/temporary-folder.ts'

/** Of the function that each file with changes built in asks. */
export const switchName = '__isMutant'

/** Names the file that says which change is on: its id; `?…`: none, but each that is asked for is noted beside it. */
export const switchVariable = 'KRONO_MUTANT_FILE'

/** Says the same to a program that ends before another change is on: no file is read then. */
export const onVariable = 'KRONO_MUTANT'

const notesOf = (switchFile: string) => `${switchFile}.reached`

/** So often a change may be asked for: one that makes a loop endless ends in an error. */
const mostAsked = 100_000

/**
 * Read anew each time, unless it is said beforehand: a running cms hears at once that another change is on, whatever it is doing. Through
 * `process`, because tests put stand-ins in the place of modules.
 *
 * @param file from the repository's root
 */
export const switchCode = (file: string) =>
  [
    `var ${switchName}Seen`,
    `function ${switchName}(number){`,
    `const place=process.env.${switchVariable}`,
    'if(!place)return false',
    `const fs=process.getBuiltinModule("fs"),on=process.env.${onVariable}??fs.readFileSync(place,"utf8")`,
    `const id=${JSON.stringify(`${file}#`)}+number,isNoting=on[0]==="?"`,
    'if(!isNoting&&on!==id)return false',
    // A function may be called before its file is read to the end, where files import each other in a circle.
    `const key=on+number,seen=${switchName}Seen??=new Map(),times=(seen.get(key)??0)+1`,
    'seen.set(key,times)',
    'if(isNoting&&times===1)fs.appendFileSync(place+".reached",id+"\\n")',
    `if(!isNoting&&times>${mostAsked})throw new Error("a loop without end")`,
    'return !isNoting};',
  ].join(';')

/** A switch for a run: a file, which goes when the run ends. */
export function newSwitch() {
  const file = path.join(temporaryFolder('mutate'), 'on')
  const turn = (to: string) => writeFileSync(file, to)
  turn('')
  return { file, turn }
}

/** What was asked for since the last look. */
export function takeNotes(switchFile: string): string[] {
  const notes = notesOf(switchFile)
  if (!existsSync(notes)) return []
  const ids = readFileSync(notes, 'utf8').split('\n').filter(Boolean)
  rmSync(notes)
  return [...new Set(ids)]
}
