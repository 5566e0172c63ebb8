import { Zip, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  /** path within the archive */
  name: string
  data: Uint8Array
}

/**
 * A zip archive in portions, as the files arrive: never more than one file is in memory. The files are pictures and PDFs,
 * which are compressed already, so they are stored as they are.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, portion) => {
    if (error) throw error
    ready.push(portion)
  })
  for await (const { name, data } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(data, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
