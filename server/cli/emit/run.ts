import 'reflect-metadata'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { features } from '../../features.js'
import { projectRoot, version } from '../../kernel/base/paths.js'
import { makeSchema } from '../../kernel/transport/graphql/schema.js'
import { printSdl } from '../../kernel/transport/graphql/sdl.js'
import { openApi } from '../../kernel/transport/rest/openapi.js'
import { permissions } from '../../labels.js'
import { schemaChangelog } from './schema-changelog.js'

/*
 * npm run emit              writes schema/schema.graphql, schema/CHANGELOG.md, schema/openapi.json and docs/permissoes.md
 * npm run emit -- --check   fails when the committed files differ
 * npm run emit -- --release also keeps the schema as that of this version, with which later ones are compared
 */
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])
const sdl = printSdl(makeSchema(features))

const releasedDir = path.join(projectRoot, 'schema/released')
if (process.argv.includes('--release')) writeFileSync(path.join(releasedDir, `${version}.graphql`), sdl)
const released = readdirSync(releasedDir)
  .map((file) => ({
    version: path.basename(file, '.graphql'),
    schema: buildSchema(readFileSync(path.join(releasedDir, file), 'utf8')),
  }))
  .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))

const artifacts = {
  'schema/schema.graphql': sdl,
  'schema/CHANGELOG.md': schemaChangelog(released, buildSchema(sdl)),
  'docs/permissoes.md': permissions(features),
  'schema/openapi.json': `${JSON.stringify(openApi(routes, version), null, 2)}\n`,
}

for (const [name, text] of Object.entries(artifacts)) {
  const file = path.join(projectRoot, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is out of date: run npm run emit and commit it.`)
    process.exitCode = 1
  }
}
