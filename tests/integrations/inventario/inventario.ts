/*
 * Compares what was counted in a stock-taking (contagem.csv: code;name;place) with the church's goods, over REST:
 * registers what is new, moves what has moved, and lists what was not found. Its client is generated from the OpenAPI
 * document. The API token needs patrimonio.ler, patrimonio.escrever, tipoPatrimonio.ler and tipoPatrimonio.escrever.
 */
import { readFileSync } from 'node:fs'
import { HttpError, ok } from '@oazapfts/runtime'
import * as candeia from './candeia.generated.js'

const { CANDEIA_URL, CANDEIA_TOKEN } = process.env
candeia.defaults.baseUrl = `${CANDEIA_URL}/api`
candeia.defaults.headers = { authorization: `Bearer ${CANDEIA_TOKEN}` }

const counted = readFileSync('contagem.csv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', place = ''] = line.split(';')
    return { code, name, place }
  })

async function goodsType(name: string): Promise<number> {
  const types = await ok(candeia.getTipoPatrimonios({ busca: name }))
  const known = types.find(({ tipoPatrimonio }) => tipoPatrimonio === name)
  const type =
    known ?? (await ok(candeia.postTipoPatrimonios({ tipoPatrimonio: name }, { idempotencyKey: `tipo ${name}` })))
  return type.id
}

const type = await goodsType('Inventário')
const registered = new Map((await ok(candeia.getPatrimonios())).map((item) => [item.codigoPatrimonio, item]))
for (const { code, name, place } of counted) {
  const item = registered.get(code)
  registered.delete(code)
  const fields = { nomePatrimonio: name, codigoPatrimonio: code, localizacaoPatrimonio: place }
  try {
    if (!item) {
      const created = await ok(
        candeia.postPatrimonios({ ...fields, tipoPatrimonio: type }, { idempotencyKey: `inventario ${code}` }),
      )
      console.log(`novo: ${created.codigoPatrimonio} ${created.nomePatrimonio} (${created.tipo.tipoPatrimonio})`)
    } else if (item.localizacaoPatrimonio !== place) {
      await ok(candeia.putPatrimoniosId(String(item.id), { ...fields, tipoPatrimonio: item.tipoPatrimonio }))
      console.log(`mudou: ${code} de ${item.localizacaoPatrimonio ?? 'lugar nenhum'} para ${place}`)
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const refusal: candeia.Erro = error.data
    console.log(`recusado: ${code} ${error.status} ${refusal.codigo} ${JSON.stringify(refusal.campos ?? {})}`)
  }
}
for (const { codigoPatrimonio, nomePatrimonio } of registered.values())
  console.log(`não achado: ${codigoPatrimonio} ${nomePatrimonio}`)
