// Prints what users get of other projects as a CycloneDX document, from package-lock.json alone. (`npm sbom --omit=dev`
// leaves out packages that a tool needs too, such as dataloader, and refuses to answer while a package wants an earlier
// React than the installed one.)
//
//   npm run -s sbom > sbom.cdx.json
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { licencesOf } from './check-licences.mjs'

const algorithms = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** One component for each package and version. The serial number follows from the content. */
export function sbomOf(lock) {
  const components = new Map()
  for (const { name, version, licence, integrity = '' } of licencesOf(lock)) {
    const purl = purlOf({ name, version })
    const [, kind, value] = /^(sha\d+)-(.+)$/.exec(integrity) ?? []
    const licenses = licence && [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }]
    const hashes = kind && [{ alg: algorithms[kind], content: Buffer.from(value, 'base64').toString('hex') }]
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(hashes && { hashes }),
      ...(licenses && { licenses }),
    })
  }
  const { name, version, license } = lock.packages['']
  const sorted = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1))
  const id = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: sorted,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json')
  console.log(JSON.stringify(sbomOf(JSON.parse(readFileSync(file, 'utf8'))), null, 2))
}
