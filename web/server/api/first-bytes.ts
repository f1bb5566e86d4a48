/** The beginning of a request's body; what follows is not waited for. */
export async function firstBytes({ body }: Request, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (size < most) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    chunks.push(value)
  }
  await reader?.cancel()
  return Buffer.concat(chunks).subarray(0, most)
}
