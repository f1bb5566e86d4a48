/** The first bytes of a request body; the rest is not read. */
export async function firstBytes({ body }: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (size < maxBytes) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    chunks.push(value)
  }
  await reader?.cancel()
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
