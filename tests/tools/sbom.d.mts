import type { Lock } from './check-licences.mjs'

interface Component {
  name: string
  version: string
  purl: string
  licenses?: ({ license: { id: string } } | { expression: string })[]
  hashes?: { alg: string; content: string }[]
}
export function sbomOf(lock: Lock): {
  bomFormat: string
  specVersion: string
  serialNumber: string
  components: Component[]
}
