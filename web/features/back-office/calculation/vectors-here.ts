import { runVectors, type Vectors, type VectorsOutcome } from '@krono/chart'

const read = async () =>
  ({
    charts: (await import('@/lib/chart/vectors/charts.json')).default,
    relationships: (await import('@/lib/chart/vectors/relationships.json')).default,
    groups: (await import('@/lib/chart/vectors/groups.json')).default,
    cycles: (await import('@/lib/chart/vectors/cycles.json')).default,
  }) as unknown as Vectors

/** Computes the vectors of the specification with the engine of this server. */
export const runVectorsHere = async (): Promise<VectorsOutcome[]> => runVectors(await read())
