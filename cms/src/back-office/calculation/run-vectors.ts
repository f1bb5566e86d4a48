import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { engineVersion, runVectors, type Vectors, vectorFiles } from '@krono/chart'
import type { VectorsAnswer } from '@krono/contract'

/** Maximum number of listed failures per file. */
const mostFailed = 20

const folder = () =>
  path.join(path.dirname(require.resolve('@krono/chart/package.json')), 'vectors')

/** Computes the vectors of the specification with the engine of this process. */
export async function runVectorsHere(): Promise<VectorsAnswer> {
  const files = await Promise.all(
    vectorFiles.map(async (file) => {
      const text = await readFile(path.join(folder(), `${file}.json`), 'utf8')
      return [file, JSON.parse(text)] as const
    }),
  )
  const outcomes = runVectors(Object.fromEntries(files) as unknown as Vectors)
  return {
    engineVersion,
    files: outcomes.map(({ failed, ...outcome }) => ({
      ...outcome,
      failed: failed.slice(0, mostFailed).map(({ name, differences }) => ({
        name,
        differences: [...differences],
      })),
    })),
  }
}
