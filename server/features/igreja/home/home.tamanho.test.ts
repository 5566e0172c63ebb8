import { expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { copyDatabase, templateName } from '../../../../tests/factories/database.js'
import { documentOf } from '../../../../tests/factories/documents.js'
import { growChurch } from '../../../../tests/factories/grown-church.js'
import { appOn, type TestApp } from '../../../../tests/factories/harness.js'
import { type Reads, readsOf } from '../../../../tests/factories/reads.js'
import { sumAllMonthsJob } from '../../financas/soma-mensal/index.js'
import { summariseIgrejasJob } from './resumo.job.js'

const sizes = (process.env.HOME_PEOPLE ?? '1000 10000').split(' ').map(Number)

/** What the home page of the only church of an installation reads, late cards included, when it has so many people. */
async function homeOf(app: TestApp, people: number): Promise<Reads> {
  const church = await app.church()
  await growChurch(app, church, people, todayIn('America/Sao_Paulo'))
  const token = await church.token(1)
  for (const job of [sumAllMonthsJob, summariseIgrejasJob])
    await job.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  // what a campaign has raised is added up from its gifts
  const documents = [documentOf('Home'), documentOf('HomeIgreja').replace(/^ {4}campanhas \{[\s\S]*?^ {4}\}\n/m, '')]
  const ask = async () => {
    for (const document of documents) expect((await app.graphql(token, document)).errors).toBeUndefined()
  }
  // the page of somebody who has just registered a person
  await church.person()
  await ask()
  const began = performance.now()
  await ask()
  const took = performance.now() - began
  const reads = await readsOf(app, ask)
  if (process.env.HOME_PEOPLE)
    process.stdout.write(
      `${people} people: ${reads.rows} rows, ${reads.buffers} buffers, ${Math.round(took)} ms ${JSON.stringify(reads.where)}\n`,
    )
  return reads
}

/** Rows but those of today and of people who have just come, which are read one by one. */
const older = ({ where }: Reads): number =>
  Object.entries(where)
    .filter(([name]) => !/^(?:entrada|saida)_|^usuario_criado$/.test(name))
    .reduce((sum, [, read]) => sum + Number(read.split(' / ')[0]), 0)

test('the home page of a large church reads about as much as that of a small one', async () => {
  const found: Reads[] = []
  for (const people of sizes) {
    // of a table with two churches PostgreSQL may read the rows of both
    const database = await copyDatabase(templateName(), `home_${people}_${process.env.JEST_WORKER_ID ?? '1'}`)
    const app = await appOn(database)
    try {
      found.push(await homeOf(app, people))
    } finally {
      await app.close()
      await database.drop()
    }
  }
  const [small, ...larger] = found
  for (const large of larger) {
    expect(older(large) / older(small!)).toBeLessThanOrEqual(1.3)
    expect(large.buffers / small!.buffers).toBeLessThanOrEqual(1.3)
  }
})
