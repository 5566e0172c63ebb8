import 'reflect-metadata'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { features } from '../features.js'
import { makeSchema } from '../kernel/graphql/schema.js'
import { printSdl } from '../kernel/graphql/sdl.js'
import { projectRoot, version } from '../kernel/paths.js'
import { openApi } from '../kernel/rest/openapi.js'
import { permissions } from '../labels.js'

/*
 * npm run emit            writes schema/schema.graphql, schema/openapi.json and docs/permissoes.md
 * npm run emit -- --check fails when the committed files differ
 */
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])
const artifacts = {
  'schema/schema.graphql': printSdl(makeSchema(features)),
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
